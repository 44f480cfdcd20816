import { NumberField } from "./NumberField.tsx";

const bounds = { min: 0, max: 100, decimals: 2, step: 0.5 };

export const examples = {
  withLabel: (
    <label htmlFor="example-rate">
      Rate{" "}
      <NumberField
        id="example-rate"
        start={6}
        value={6}
        bounds={bounds}
        write={String}
        fixed="$6.00"
        take={() => {}}
      />
    </label>
  ),
};

export const states = ["focus-visible"] as const;
