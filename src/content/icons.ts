/**
 * Icons in PNG by file name: their width, and the width of one of the logo's 32 units, both in whole pixels to keep
 * edges sharp. Systems crop maskable icons, at most to a circle of four fifths of the width.
 */
export const appIcons = {
  "apple-touch-icon": { size: 180, unit: 4 },
  "icon-192": { size: 192, unit: 4 },
  "icon-512": { size: 512, unit: 10 },
  "icon-maskable-512": { size: 512, unit: 8 },
} as const;

export type AppIconName = keyof typeof appIcons;
