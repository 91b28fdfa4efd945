import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = { onlyEnglish: 'Diese Seite gibt es nur auf Englisch.' }
