import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './row-messages.ts'

export const de: Translation<typeof en> = { title: 'Deine Bewertung', hint: 'Sag auf der öffentlichen Seite, was du davon hältst' }
