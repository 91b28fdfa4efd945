import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  kicker: 'Sammelbuch',
  untitled: 'Deine neueste Seite',
  objects: (n) => (n === 1 ? '1 Ding darauf' : `${n} Dinge darauf`),
}
