/** Whether a field differs from the document: by a visitor, or restored by the browser after Back or a reload. */
export const isChanged = ({
  type,
  value,
  defaultValue,
  checked,
  defaultChecked,
}: HTMLInputElement): boolean =>
  // Without a value of its own, a box has another one than the document says.
  ["checkbox", "radio"].includes(type) ? checked !== defaultChecked : value !== defaultValue;
