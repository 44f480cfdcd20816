import type { Key, Place } from "./driver.ts";

// Input actions in the format of WebDriver and WebDriver BiDi.

type Tick = Readonly<Record<string, unknown>>;

/** An input source and its actions. */
export interface Source {
  type: "key" | "pointer" | "wheel";
  id: string;
  parameters?: { pointerType: "mouse" | "touch" };
  actions: readonly Tick[];
}

const codes: Readonly<Record<string, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Escape: "\uE00C",
  Space: "\uE00D",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
};

const mouse = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } } as const;
const moveTo = ({ x, y }: Place, duration = 0): Tick => ({ type: "pointerMove", x, y, duration });
const down = { type: "pointerDown", button: 0 } as const;
const up = { type: "pointerUp", button: 0 } as const;

/** Moves the mouse to a place. */
export const pointing = (place: Place): Source[] => [{ ...mouse, actions: [moveTo(place)] }];

/** Clicks the primary button at a place. */
export const clicking = (place: Place): Source[] => [{ ...mouse, actions: [moveTo(place), down, up] }];

/** Presses keys, joined by `+`, and releases them in reverse order. */
export function pressing(key: Key): Source[] {
  const values = key.split("+").map((name) => codes[name] ?? name);
  return [
    {
      type: "key",
      id: "keyboard",
      actions: [
        ...values.map((value) => ({ type: "keyDown", value })),
        ...values.toReversed().map((value) => ({ type: "keyUp", value })),
      ],
    },
  ];
}

/** Turns the wheel at a place, in CSS pixels. */
export const wheeling = ({ x, y }: Place, by: Place): Source[] => [
  {
    type: "wheel",
    id: "wheel",
    actions: [{ type: "scroll", x, y, deltaX: by.x, deltaY: by.y, duration: 0, origin: "viewport" }],
  },
];

/** Drags a finger across the screen and lifts it. */
export const dragging = (from: Place, to: Place): Source[] => [
  {
    type: "pointer",
    id: "finger",
    parameters: { pointerType: "touch" },
    actions: [moveTo(from), down, moveTo(to, 100), up],
  },
];
