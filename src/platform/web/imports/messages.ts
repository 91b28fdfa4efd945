import { defineMessages } from '../i18n/messages.ts'
import { en } from './messages.en.ts'

export const importMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((file) => file.de) })
