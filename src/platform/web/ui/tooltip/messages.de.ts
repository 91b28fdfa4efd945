import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

const NAMES: Readonly<Record<string, string>> = { Control: 'Strg', Meta: '⌘', Shift: 'Umschalt' }

export const de: Translation<typeof en> = {
  key: (name) => NAMES[name] ?? name,
}
