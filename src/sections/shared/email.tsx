/** Renders the tag `<email>` of a message: an address that opens a new message. */
export const email = (address: string) => <a href={`mailto:${address}`}>{address}</a>;
