import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Recordings, Apple Health and Google Fit',
  hint: 'GPX, TCX or FIT from watches and bike computers, or a whole export',
}

export const settingMessages = defineMessages({ en, de: () => import('./setting-messages.de.ts').then((m) => m.de) })
