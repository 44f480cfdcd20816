import { createContext } from "react";
import type { Row } from "../rows.ts";

/** Shows a row in the preview, in the language whose field has the focus. */
export const ShowRow = createContext<(row: Row, language: string) => void>(() => undefined);
