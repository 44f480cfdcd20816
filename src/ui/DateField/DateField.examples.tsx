import { DateField } from "./DateField.tsx";

export const examples = {
  withLabel: (
    <label htmlFor="example-day">
      Day <DateField id="example-day" start="2026-12-01" min="2026-12-01" max="2027-12-01" take={() => {}} />
    </label>
  ),
};
