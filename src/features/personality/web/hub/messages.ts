import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  progress: 'Answered',
  of: (n: number, of: number) => `${n} of ${of} answered`,
  draft: 'Your questionnaire is waiting',
  goOn: 'Continue',
  retest: 'A second look at how you tend to be',
  last: (day: string) => `The last one was on ${day}.`,
  look: 'Have a look',
}

export const hubMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
