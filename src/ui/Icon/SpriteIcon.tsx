import { createElement } from "react";
import { symbolFile } from "../SymbolFile/symbolFile.ts";
import { type IconProps, iconNames, knownName, shapesOf } from "./Icon.tsx";

/** One file with all icons. */
export const icons = symbolFile(
  "icons",
  iconNames.map((name) => (
    <symbol
      key={name}
      id={name}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapesOf(name).map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </symbol>
  )),
);

/**
 * An `Icon` below the first screen: it refers to a file of all icons, so that documents carry none of them. The first
 * screen must not wait for that file and uses `Icon`.
 */
export function SpriteIcon({ name = "BarChart3", size = "24", className }: IconProps) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true">
      <use href={icons.addressOf(knownName(name))} />
    </svg>
  );
}
