import { defineMessages } from '#platform/web/i18n/messages.ts'

const NAMES: Readonly<Record<string, string>> = { Control: 'Ctrl', Meta: '⌘' }

export const en = {
  /** A key's label on keyboards, by its name in `aria-keyshortcuts`. */
  key: (name: string) => NAMES[name] ?? name,
}

export const tooltipMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
