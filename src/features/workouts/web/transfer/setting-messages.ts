import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Training: import and export',
  hint: 'Import sets from another app, or export yours',
}

export const settingMessages = defineMessages({ en, de: () => import('./setting-messages.de.ts').then((m) => m.de) })
