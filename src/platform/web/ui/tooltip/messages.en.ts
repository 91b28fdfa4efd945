const NAMES: Readonly<Record<string, string>> = { Control: 'Ctrl', Meta: '⌘' }

export const en = {
  /** A key by its name in `aria-keyshortcuts`, as it is printed on keyboards. */
  key: (name: string) => NAMES[name] ?? name,
}
