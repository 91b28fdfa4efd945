import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  newTitle: 'Measure',
  editTitle: 'Edit entry',
  day: 'Day',
  badDay: 'Choose a day up to today.',
  nothing: 'Please enter at least one value.',
  girths: 'Body measurements',
  folds: 'Skinfolds',
  foldsHint:
    'In millimetres with a caliper, on the right side, the mean of two or three. For men chest, belly and thigh; for women arm, hip and thigh.',
  note: 'Note',
  savedPlaceholder: 'saved, type to change',
}

export const sheetMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
