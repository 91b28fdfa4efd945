import { defineMessages } from '#platform/web/i18n/messages.ts'
import { focusNames } from '../../focus-names.en.ts'

export const en = {
  training: 'Training',
  underWay: 'Workout in progress',
  next: (number: number, of: number) => `Next workout, ${number} of ${of}`,
  goOn: 'Continue',
  look: 'To training',
  focus: focusNames,
}

export const hubMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
