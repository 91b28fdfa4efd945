import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Food: import and export',
  hint: 'Import the diary of another app, or export yours',
}

export const settingMessages = defineMessages({ en, de: () => import('./setting-messages.de.ts').then((m) => m.de) })
