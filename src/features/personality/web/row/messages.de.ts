import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = { title: 'Persönlichkeit', hint: 'Ein Fragebogen dazu, wie du meistens bist' }
