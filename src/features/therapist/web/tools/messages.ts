import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  start: 'Begin',
  talk: 'As a conversation',
  why: 'Why',
  example: 'Show an example',
  exampleOf: 'Filled in by a made-up person.',
  open: 'Still open',
  due: 'How was it?',
  history: 'Your entries',
  more: 'Show more',
  patterns: 'Patterns',
  emptyTitle: 'Nothing here yet',
  emptyText: 'It takes about ten minutes and works offline. Your text is yours alone.',
  howWasIt: 'How was it?',
  source: (source: string) => `Based on: ${source}`,
  change: (what: string, from: string, to: string, n: number) => `${what}: from ${from} to ${to} on average, ${n} times.`,
  often: (what: string, list: string) => `${what}: ${list}.`,
  nights: (asleep: string, efficiency: string, n: number) =>
    `Asleep ${asleep} on average, ${efficiency} of the time in bed, over ${n} nights.`,
  noneTitle: 'Tool not found',
  noneText: 'This link points to a tool that does not exist.',
  notHere: 'We could not find this record. It may have been deleted.',
}

export const toolMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
