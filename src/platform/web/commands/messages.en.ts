import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  title: 'Search and commands',
  placeholder: 'Where to, or what to do?',
  groups: {
    recent: 'Lately',
    action: 'Do',
    page: 'Go to',
    command: 'Commands',
    thing: 'Yours',
    found: 'In your entries',
  },
  results: (n: number) => plural(n, { one: '# result', other: '# results' }),
  none: (query: string) => `Nothing fits “${query}”.`,
  noneHint: 'Another word may: a page, a habit, a track, something you wrote.',
  loading: 'Looking …',
  move: 'to choose',
  take: 'to open',
  leave: 'to close',
  failed: 'That did not work.',
  keys: {
    title: 'Keyboard shortcuts',
    lead: 'Press them anywhere but in a text field. Where there are two, press one after the other.',
    everywhere: 'Everywhere',
    action: 'Do',
    page: 'Go to',
    sheet: 'This sheet',
    close: 'Close what is open',
    toNotices: 'Go to the notices',
    next: 'then',
    single: 'Single keys',
    singleHint: 'Switch them off if you speak instead of typing, or press keys by chance. Search and commands keeps its own.',
  },
}
