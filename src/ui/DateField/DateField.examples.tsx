import { DateField } from "./DateField.tsx";

export const examples = {
  withNote: (
    <div className="u-row">
      <label htmlFor="example-day">Day</label>{" "}
      <DateField
        id="example-day"
        start="2026-12-01"
        min="2026-12-01"
        max="2027-12-01"
        range="1 Dec 2026 – 1 Dec 2027"
        note="The first day of the plan."
        take={() => {}}
      />
    </div>
  ),
};
