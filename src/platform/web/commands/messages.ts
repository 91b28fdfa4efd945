import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  title: 'Search and commands',
  placeholder: 'Search pages and actions',
  groups: {
    recent: 'Recent',
    action: 'Actions',
    page: 'Go to',
    command: 'Commands',
    thing: 'Your items',
    found: 'In your entries',
  },
  results: (n: number) => plural(n, { one: '# result', other: '# results' }),
  none: (query: string) => `No results for “${query}”.`,
  noneHint: 'Try another word: a page, a habit, a track or something you wrote.',
  loading: 'Searching …',
  move: 'to choose',
  take: 'to open',
  leave: 'to close',
  failed: 'That did not work.',
  keys: {
    title: 'Keyboard shortcuts',
    lead: 'Press them anywhere except in a text field. If two keys are shown, press one after the other.',
    everywhere: 'Everywhere',
    action: 'Actions',
    page: 'Go to',
    sheet: 'This sheet',
    close: 'Close what is open',
    toNotices: 'Go to the notices',
    next: 'then',
    single: 'Single keys',
    singleHint: 'Turn them off if you dictate instead of typing, or press keys by accident. Search and commands keeps its shortcut.',
  },
}

export const commandMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
