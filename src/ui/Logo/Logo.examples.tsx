import { BrandMark } from "./BrandMark.tsx";

const logo = {
  viewBox: "0 0 32 32",
  content:
    '<path d="M4 20v-2h2v-2a10 10 0 0 1 8-9.8V2h4v4.2a10 10 0 0 1 8 9.8v2h2v2z"/><path fill="var(--brass)" d="M0 22h32v2h-2v2h-2v-2h-4v2h-2v-2h-4v4a2 2 0 0 1-4 0v-4h-4v2H8v-2H4v2H2v-2H0z"/>',
  ids: "logo-",
};

export const examples = { mark: <BrandMark logo={logo} place="example" /> };
