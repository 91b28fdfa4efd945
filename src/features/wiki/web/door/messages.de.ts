import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

export const de: Translation<typeof en> = {
  title: 'Endloses Wiki',
  text: 'Jedes Wort ist eine Tür. Geh von einem zum nächsten und behalte, was dir gefällt.',
}
