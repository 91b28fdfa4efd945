import { defineMessages } from '#platform/web/i18n/messages.ts'
import { names } from '../../names.en.ts'

export const en = {
  names,
  title: 'Brain health',
  lead: 'The things you can look after, and your results so far. Nothing here is a diagnosis or a forecast.',
  toMind: 'To the forest',
  toHome: 'To brain health',
  refused: 'That did not work',
  outbox: 'An answer about brain health',
  failedTitle: 'Your answers could not be loaded',
  failedText: 'Nothing is lost. Please try again.',
  offlineTitle: 'You are offline',
  offlineText: 'Open this page once while online, and it will also work offline.',
  range: (low: string, high: string, most: string) => (low === high ? `${low} of ${most}` : `${low} to ${high} of ${most}`),
  unknown: 'Not known yet',
  source: 'Source',
  statedOn: (day: string) => `Your answer from ${day}`,
  logged: (n: number, days: number, what: string) => `From ${n} ${what} in ${days} days`,
  sudden: 'Sudden symptoms',
  suddenTitle: 'Call for help at once',
  suddenText: 'If one of these comes on suddenly, in you or someone near you, it may be a stroke. Minutes count, even if it passes again.',
  suddenSigns: [
    'One side of the face droops.',
    'One arm or leg is weak or numb.',
    'Words come out wrong, slurred or not at all, or are not understood.',
    'Vision is lost or double, in one eye or both.',
    'Dizziness with trouble walking or standing.',
    'A sudden headache, worse than any before.',
  ],
  suddenThen: 'Note the time it began, stay with the person, give them nothing to eat or drink, and do not drive to the hospital yourself.',
  call: (number: string) => `Call ${number}`,
}

export const coreMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
