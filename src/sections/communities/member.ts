import { traders } from "../../pictures/seed.ts";

/** The member who is marked in the tree, and whose journal stands below it. */
export const [member] = traders;
