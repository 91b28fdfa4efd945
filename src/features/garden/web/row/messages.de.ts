import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = { title: 'Dein Garten', hint: 'Was aus deinen Tagen gewachsen ist' }
