import { BellMark } from "./BellMark.tsx";

export const examples = { mark: <BellMark /> };
