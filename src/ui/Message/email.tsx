/** Renders the tag `<email>` of a message: an e-mail address, or the page where reports are taken (`security.contact`). */
export const email = (address: string) => (
  <a href={address.startsWith("https://") ? address : `mailto:${address}`}>{address}</a>
);
