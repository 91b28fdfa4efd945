import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = { title: 'Sammelbuch', hint: 'Seiten aus Fotos, Worten und gepressten Pflanzen' }
