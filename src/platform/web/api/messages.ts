import { defineMessages } from '../i18n/messages.ts'

export const apiMessages = defineMessages({
  en: { unreachable: 'We could not reach the server. Check your connection and try again.' },
  de: () => import('./messages.de.ts').then((m) => m.de),
})
