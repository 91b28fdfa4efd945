// This file uses no browser API: the build imports it too (for the manifest).

/** The person's choice: follow the device, always day, or always night. */
export type ThemeChoice = 'system' | 'day' | 'night'

export const themeKey = 'fernwell.theme'

/** The paper colours of tokens.css in sRGB, for the browser's own bars and the manifest. A test checks that they match. */
export const dayPaper = '#f8f4ea'
export const nightPaper = '#0a1d15'
