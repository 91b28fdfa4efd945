import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  add: 'New scrapbook',
  edit: 'Rename',
  name: 'Title',
  nameMissing: 'Enter a title.',
  colour: 'Cover',
  emptyTitle: 'No scrapbook yet',
  emptyText: 'A scrapbook holds pages with photos, handwriting, plants and dates. Everything in it is encrypted like your journal.',
  remove: 'Delete',
  removed: 'Scrapbook deleted. You can restore it for 30 days.',
  deleted: 'Deleted, for 30 days',
  menu: (title: string) => `More for ${title}`,
  toProfile: 'Profile',
}

export const homeMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
