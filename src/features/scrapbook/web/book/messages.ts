import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  addPage: 'New page',
  emptyTitle: 'No page yet',
  emptyText: 'Start with an empty page.',
  page: (n: number) => `Page ${n}`,
  open: (name: string) => `Open ${name}`,
  menu: (name: string) => `More for ${name}`,
  earlier: 'Move forward',
  later: 'Move back',
  remove: 'Delete',
  removed: 'Page deleted. You can restore it for 30 days.',
  deleted: 'Deleted pages, for 30 days',
  empty: 'Empty page',
  missingText: 'This scrapbook was not found. It may have been deleted.',
}

export const bookMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
