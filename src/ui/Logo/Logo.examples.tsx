import { brand } from "../../facts/brand.ts";
import { BrandMark } from "./BrandMark.tsx";

export const examples = { mark: <BrandMark logo={brand.logo} place="example" /> };
