import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')
const sittings = (n: number) => plural(n, { one: '# sitting', other: '# sittings' })

export const en = {
  record: 'Your record',
  title: 'Mindful minutes from Apple Health',
  lead: 'What other apps wrote down stands beside what you heard here.',
  bring: 'Bring in an export',
  bringHint:
    'On the phone: Health, your picture, Export All Health Data. The zip it makes goes here. Only mindful minutes are read; nothing else of it is stored. They count as days, and bring no points.',
  came: (n: number) => `${plural(n, { one: '# sitting is', other: '# sittings are' })} here.`,
  kept: (n: number) => `${plural(n, { one: '# sitting was', other: '# sittings were' })} kept.`,
  count: sittings,
  undoText: 'All that this export brought goes again. What you heard here stays.',
  failed: {
    unknown_format: 'This is no export of Apple Health. It is a zip, or the export.xml inside of it.',
    no_room: 'There are more sittings than fit in.',
  },
  next: 'Look at your record',
  found: (n: number, minutes: number) =>
    `${plural(n, { one: '# sitting', other: '# sittings' })}, ${plural(minutes, { one: '# minute', other: '# minutes' })}.`,
  nothing: 'There are no mindful minutes in this export.',
  fresh: (n: number) => plural(n, { one: '# is new.', other: '# are new.' }),
  allKnown: 'All of them are here already.',
  between: (from: string, to: string) => `From ${from} to ${to}.`,
  sources: 'Written down by',
  source: (name: string, n: number) => `${name}: ${sittings(n)}`,
  unnamed: 'An app without a name',
  overlapping: (n: number) =>
    `${plural(n, { one: '# stands', other: '# stand' })} inside of another: two apps wrote one sitting down. It counts once.`,
  unclear: (n: number) =>
    `${plural(n, { one: '# is', other: '# are' })} left out: shorter than ten seconds, longer than six hours, or without a time that can be read.`,
  cut: 'The file ends in its middle. What came before is whole.',
}
