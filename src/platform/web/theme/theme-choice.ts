// No browser needed here: the build reads these too (for the manifest).

/** What a person may choose: follow the device, always day, or always night. */
export type ThemeChoice = 'system' | 'day' | 'night'

export const themeKey = 'fernwell.theme'

/** The paper colours of tokens.css in sRGB, for the browser's own bars and the manifest. A test keeps the two in step. */
export const dayPaper = '#f8f4ea'
export const nightPaper = '#0a1d15'
