import { useEffect, useState } from "react";

/** What the address shows: `#words/home/hero.title`, `#file/src/facts/cases.json`, `#publish`. */
export interface Address {
  kind: string;
  name: string;
  key: string;
}

function readAddress(): Address {
  const [kind = "", rest = ""] = decodeURIComponent(location.hash.slice(1)).split(/\/(.*)/s);
  if (kind === "file" || kind === "publish") return { kind, name: rest, key: "" };
  const [name = "", key = ""] = rest.split(/\/(.*)/s);
  return { kind: "words", name: name || "home", key };
}

/** The address of the page, as it changes. */
export function useAddress(): Address {
  const [address, setAddress] = useState(readAddress);
  useEffect(() => {
    const read = () => setAddress(readAddress());
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  return address;
}
