import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  start: 'Begin',
  about: (days: number) =>
    `${days} days, ten minutes a day at most: something to read, an exercise, and something for the day. Pause, skip or start again whenever you like; nothing you wrote is lost.`,
  sources: 'Sources',
  progress: 'Progress',
  doneOf: (done: number, all: number) => `${done} of ${all} days done`,
  day: (number: number) => `Day ${number}`,
  exercise: 'Exercise',
  practice: 'For today',
  note: 'Note',
  markDone: 'Done',
  skip: 'Skip',
  pause: 'Pause',
  toNext: 'Go to the next day',
  paused: 'This programme is paused. You can continue where you stopped.',
  goOn: 'Continue',
  ended: 'All days done',
  endedText: 'Give yourself a week before you decide whether to repeat it or start another one.',
  days: 'All days',
  done: 'Done',
  skipped: 'Skipped',
  next: 'Up next',
  again: 'Start again',
  againHint: 'Your days so far, with their notes, stay under “Earlier runs”.',
  earlier: 'Earlier runs',
  startedOn: (day: string) => `Started on ${day}`,
  noneTitle: 'Programme not found',
  noneText: 'This link points to a programme that does not exist.',
}

export const programmeMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
