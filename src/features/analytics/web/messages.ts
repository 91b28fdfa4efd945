import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Visits and sign-ups',
  lead: 'Totals by week and by source. No total says anything about a single person.',
  counting: 'Count visits',
  countingHint: 'Off by default. When it is on, everyone can see what is counted, and switch it off, on the privacy page.',
  byEnvironment: 'Set in the server’s environment.',
  off: 'Off',
  tagManager: 'Google tag manager',
  tagManagerHint:
    'A container id such as GTM-ABC123; leave it empty for none. It loads only on public pages, for people who are not signed in, and sends what you set up there to Google. The law where you live may require consent first.',
  save: 'Save',
  saved: 'Saved',
  failed: 'Not saved',
  weeks: 'By week',
  sources: 'By source',
  week: 'Week of',
  source: 'Source',
  visits: 'Visits',
  pages: 'Pages',
  trials: 'Tried out',
  signups: 'Signed up',
  value: 'Value',
  direct: 'direct',
  ofVisits: (percent: string) => `${percent} of visits`,
  empty: 'Nothing was counted in the last twelve weeks.',
  clear: 'Delete all totals',
  clearAsk: 'Delete all totals?',
  clearText: 'All weeks and sources are deleted for good.',
  keep: 'Cancel',
}

export const analyticsMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
