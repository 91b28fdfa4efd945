import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Your sessions',
  none: 'Nothing yet. Your sets of this exercise will appear here.',
  offline: 'Your history will load once you are back online.',
  heaviest: 'Heaviest',
  estimate: 'Estimated one-rep max',
  most: 'Most in one set',
  reps: (reps: number) => `For ${reps}`,
  curve: 'Estimated one-rep max',
  curveText: (from: string, to: string) => `From ${from} to ${to}, by Epley’s formula.`,
  volume: 'Volume per session',
  sets: 'Sets',
  day: 'Day',
  sessions: 'Past sessions',
  allSessions: (count: number) => `Show all ${count} sessions`,
}

export const historyMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
