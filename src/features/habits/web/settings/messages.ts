import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Habits: import and export',
  hint: 'Bring habits from another app, or export yours',
}

export const settingsMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
