import { Link } from "./Link.tsx";

export const examples = {
  inside: <Link href="/partners">Partners</Link>,
  outside: <Link href="https://status.example.com">System status</Link>,
  mail: <Link href="mailto:support@example.com">support@example.com</Link>,
};

export const states = ["hover", "focus-visible"] as const;
