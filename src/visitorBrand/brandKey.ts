/** In session storage, and before the name in the fragment of an address. */
export const brandKey = "shown-as";
