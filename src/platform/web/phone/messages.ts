import { defineMessages } from '../i18n/messages.ts'
import { en } from './messages.en.ts'

export const nativeMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
