import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Something to read',
  lead: 'About the brain and what is good for it, in plain words. Each article lists its sources.',
  back: 'All articles',
  minutes: (n: number) => (n === 1 ? 'one minute' : `${n} minutes`),
  topics: { figures: 'Numbers', body: 'Body', days: 'Daily life', people: 'People', mind: 'Mind' },
  sources: 'Sources',
  print: 'Print',
  note: 'For reading and reflection. It does not replace a conversation with a professional.',
  noneTitle: 'Article not found',
  noneText: 'It may have been renamed.',
  failedTitle: 'This article could not be loaded',
  failedText: 'Once you have read it on this device, it also opens offline.',
  article: 'An article',
}

export const articlesMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
