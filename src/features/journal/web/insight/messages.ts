import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural, number } = words('en')

const days = (n: number) => plural(n, { one: '# day', other: '# days' })

export const en = {
  asOf: (when: string) => `Saved on this device. Last updated ${when}.`,
  title: 'Insight',
  back: 'Journal',
  lead: 'How your mood changes, and what goes along with it. Only you see this.',
  loading: 'Loading your insight',
  range: { label: 'Which days', month: '30 days', quarter: '90 days', year: 'Year', all: 'All' },
  capped: (from: string) => `This shows the last ten years, from ${from} on. Older days are safe in your journal.`,
  /** A mean as displayed: "3.4, between Hazy and Clearing". */
  between: (value: string, low: string, high: string) => `${value}, between ${low} and ${high}`,
  right: (value: string, name: string) => `${value}, ${name}`,
  days,
  none: 'none yet',
  empty: {
    title: 'Your moods will appear here',
    text: 'Log your mood on a few days, and this page starts to show how it changes. Nothing is guessed before that.',
    action: 'To the journal',
  },
  quiet: { title: 'No moods on these days', text: 'You logged some on earlier days.', action: 'Show all days' },
  few: (n: number) =>
    `${plural(n, { one: '# day with a mood so far', other: '# days with a mood so far' })}. Patterns show after a few weeks. Until then, this is just a snapshot.`,
  failed: { title: 'Your insight could not be loaded', text: 'Your journal is safe. This page needs a connection.' },
  stats: {
    title: 'These days at a glance',
    mood: 'Average mood',
    of: 'of 5',
    moodDays: 'Days with a mood',
    ofDays: (n: number) => `of ${days(n)}`,
    entries: 'Entries',
    words: 'Words written',
    photos: (n: number) => plural(n, { zero: 'no photos', one: '# photo', other: '# photos' }),
    onDays: (n: number) => `on ${days(n)}`,
  },
  time: {
    title: 'Mood over time',
    summary: (smooth: number) =>
      `Each dot is a day; the line is the average of ${days(smooth)} around it, dotted where a few days are missing. Longer gaps stay empty.`,
    label: (from: string, to: string, mean: string, n: string) => `Mood from ${from} to ${to}: on average ${mean}, on ${n}.`,
    columns: ['Day', 'Mood', 'Moods that day', 'Average around it'],
  },
  weekday: { title: 'By weekday', summary: 'Average of the days.', column: 'Weekday' },
  hour: { title: 'By hour', summary: 'Average of the moods logged in each hour, in the local time where you were.', column: 'Hour' },
  season: { title: 'By season', summary: 'Whole months, for the hemisphere you were in.', column: 'Season' },
  seasons: { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' },
  groups: {
    mean: 'Average',
    days: 'Days',
    moods: 'Moods',
    highest: (name: string, mean: string) => `Highest: ${name}, ${mean}.`,
    lowest: (name: string, mean: string) => `Lowest: ${name}, ${mean}.`,
  },
  distribution: {
    title: 'How often you had each mood',
    summary: (n: number) => plural(n, { one: '# mood in all.', other: '# moods in all.' }),
    columns: ['Mood', 'Times', 'Share'],
  },
  volatility: {
    title: 'From one day to the next',
    unknown: 'Once two days in a row have a mood, this shows how much it changes.',
    sentence: (steps: string, kind: string) => `Your mood typically moves by ${steps} from one day to the next: ${kind}.`,
    steps: (n: number, shown: string) => (n === 1 ? `${shown} step` : `${shown} steps`),
    kinds: ['it is mostly steady', 'it varies a little', 'it goes up and down', 'it swings widely'],
    coverage: (pairs: number, possible: number, share: string) =>
      `Based on ${number(pairs)} of ${number(possible)} pairs of days in a row (${share}). Days next to a gap do not count.`,
    thin: 'That is less than half, so take it as a rough picture.',
    even: 'steady',
    turns: 'wide swings',
    columns: ['Measure', 'Value'],
    rows: [
      'Root mean square of successive differences (steps)',
      'Mean square of successive differences (MSSD)',
      'Pairs of days in a row',
      'Possible pairs',
    ],
  },
  goes: {
    title: 'Patterns in your days',
    summary: 'Days with something compared to days without it, on the same weekday and in the same period of your life.',
    better: 'Goes with better days',
    harder: 'Goes with harder days',
    noneYet: 'Nothing has enough days for a comparison yet.',
    noBetter: 'Nothing stands out here in these days.',
    caveat: 'This says what goes together, not what causes what.',
    method:
      'Taken out before comparing: the weekday, and slow changes over the months. Not taken out: the hour at which you logged a mood, shorter periods such as holidays, and anything you did not log. The line is the 95 % interval: whole weeks are drawn again a thousand times. Only results that stand out from chance are shown as findings. At most one in ten of them is expected to be chance.',
    unclear: (n: number) => plural(n, { one: 'No clear difference: #', other: 'No clear difference: #' }),
    nextDay: 'From one day to the next',
    nextMood: 'The day after',
    nextMoodHint: 'The mood on the following day.',
    nextFactor: 'The day before',
    nextFactorHint: 'The mood on the day before.',
    nextNone: 'Nothing stands out from one day to the next.',
    notYet: (n: number) => plural(n, { one: 'Not enough days yet: #', other: 'Not enough days yet: #' }),
    notYetHint: (needed: number) => `A comparison needs ${needed} days with it and ${needed} days without it.`,
    inseparable: 'only on certain weekdays or in certain months, so it cannot be compared separately',
    withOf: (n: number, needed: number) => `${n} of ${needed} days with it`,
    withoutOf: (n: number, needed: number) => `${n} of ${needed} days without it`,
    leftOut: (n: number) => plural(n, { one: '# rarer thing was not compared.', other: '# rarer things were not compared.' }),
    nothing: {
      title: 'Nothing to compare yet',
      text: 'Add activities to your entries. After ten days with one and ten without it, you see here what goes along with it.',
    },
    lower: 'harder',
    higher: 'better',
    columns: ['What', 'When', 'Difference', '95 % from', '95 % to', 'Days with', 'Days without', 'q'],
    timing: { same: 'the same day', 'next-mood': 'the day after', 'next-factor': 'the day before' },
  },
  sentence: {
    quoted: (name: string) => `“${name}”`,
    same: (name: string) => `On days with ${name}`,
    'next-mood': (name: string) => `On days after ${name}`,
    'next-factor': (name: string) => `On days before ${name}`,
    higher: (when: string, by: string) => `${when} your mood was ${by} higher on average`,
    lower: (when: string, by: string) => `${when} your mood was ${by} lower on average`,
    level: (when: string) => `${when} your mood was about the same on average`,
    basis: (low: string, high: string, nWith: number, nWithout: number) =>
      `95 % interval ${low} to ${high}, ${days(nWith)} with, ${number(nWithout)} without`,
    basisOnly: (nWith: number, nWithout: number) => `too few to give an interval, ${days(nWith)} with, ${number(nWithout)} without`,
  },
}

export const insightMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
