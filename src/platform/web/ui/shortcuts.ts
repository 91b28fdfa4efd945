/** A shortcut as `aria-keyshortcuts` wants it, with the key that this machine's shortcuts begin with. */
export const withModifier = (rest: string): string => `${/Mac|iP/.test(navigator.platform) ? 'Meta' : 'Control'}+${rest}`
