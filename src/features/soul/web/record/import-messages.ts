import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')
const sittings = (n: number) => plural(n, { one: '# session', other: '# sessions' })

export const en = {
  record: 'Your record',
  title: 'Mindful minutes from Apple Health',
  lead: 'Sessions from other apps are shown beside what you listened to here.',
  bring: 'Import an export file',
  bringHint:
    'On your phone, open Health, tap your picture, then Export All Health Data. Choose that zip here. Only mindful minutes are read, and nothing else is stored. They count as days, but give no points.',
  came: (n: number) => `${plural(n, { one: '# session was', other: '# sessions were' })} imported.`,
  retained: (n: number) => `${plural(n, { one: '# session was', other: '# sessions were' })} not removed.`,
  count: sittings,
  undoText: 'Everything that this import added is removed. What you listened to here stays.',
  failed: {
    unknown_format: 'This is not an Apple Health export. Choose the zip, or the export.xml inside it.',
    no_room: 'It has more sessions than can be stored.',
  },
  next: 'View your record',
  found: (n: number, minutes: number) =>
    `${plural(n, { one: '# session', other: '# sessions' })}, ${plural(minutes, { one: '# minute', other: '# minutes' })}.`,
  nothing: 'There are no mindful minutes in this export.',
  fresh: (n: number) => plural(n, { one: '# is new.', other: '# are new.' }),
  allKnown: 'All of them are already here.',
  between: (from: string, to: string) => `From ${from} to ${to}.`,
  sources: 'Recorded by',
  source: (name: string, n: number) => `${name}: ${sittings(n)}`,
  unnamed: 'An app without a name',
  overlapping: (n: number) =>
    `${plural(n, { one: '# is', other: '# are' })} inside another: two apps recorded the same session. It counts once.`,
  unclear: (n: number) =>
    `${plural(n, { one: '# is', other: '# are' })} left out: shorter than ten seconds, longer than six hours, or without a readable time.`,
  cut: 'The file is cut off. Everything before the cut can be imported.',
}

export const mindfulMessages = defineMessages({ en, de: () => import('./import-messages.de.ts').then((m) => m.de) })
