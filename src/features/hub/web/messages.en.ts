import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  title: 'Hub',
  greeting: {
    morning: (name: string) => `Good morning, ${name}`,
    afternoon: (name: string) => `Good afternoon, ${name}`,
    evening: (name: string) => `Good evening, ${name}`,
    night: (name: string) => `A quiet night to you, ${name}`,
  },
  lead: {
    first: 'Welcome to your clearing. Things grow here from small beginnings: three minutes are enough for the first.',
    rested: 'Good to have you here. Nothing is owed, and today is open.',
    some: (minutes: number) => plural(minutes, { one: 'One minute for yourself today.', other: '# minutes for yourself today.' }),
    done: 'You have already done something good for yourself today.',
  },
  week: {
    title: 'Your week',
    minutes: (n: number) => plural(n, { one: '# minute', other: '# minutes' }),
    short: (n: number) => plural(n, { one: '# min', other: '# min' }),
    total: (n: number) => plural(n, { one: '# minute in seven days', other: '# minutes in seven days' }),
    first: 'Each day with a little care grows a plant here.',
    rest: 'a rest',
    open: 'still open',
    today: 'Today',
    acts: (n: number) => plural(n, { one: 'one act of care', other: '# acts of care' }),
  },
  totals: {
    title: 'Your totals',
    minutesToday: 'Minutes today',
    pointsToday: 'Points today',
    points: 'Points in all',
    days: 'Days with care',
  },
  streak: {
    title: 'Days in a row',
    none: 'A row of days begins whenever you like, for example today.',
    days: (n: number) => plural(n, { one: 'One day so far', other: '# days in a row' }),
    longest: (n: number) => plural(n, { one: 'Your longest was one day.', other: 'Your longest was # days.' }),
    rests: (n: number) =>
      plural(n, {
        one: 'You can rest one more day without ending it.',
        other: 'You can rest # more days without ending it.',
      }),
    noRests:
      'Two of any seven days can be rests, and you have had them. If today becomes one too, a new row begins, and everything that grew stays.',
  },
  cards: 'For you, today',
  suggestion: {
    title: 'If you like',
    why: 'Why this?',
  },
  loading: 'Loading',
  failedTitle: 'This page could not be loaded',
  failedText: 'Your data is safe. Try again in a moment.',
  asOf: (when: string) => `You are offline. This is how it was ${when}. What you do now is stored here and sent later.`,
  asOfFailed: (when: string) => `It could not be updated just now. This is how it was ${when}.`,
  at: (day: string | undefined, time: string) => (day ? `on ${day} at ${time}` : `at ${time}`),
  again: 'Refresh',
  missing: (n: number) =>
    plural(n, {
      one: 'One of your cards could not be loaded just now. The others are as they are today.',
      other: '# of your cards could not be loaded just now. The others are as they are today.',
    }),
  tryAgain: 'Try again',
  offlineTitle: 'You are offline',
  offlineText: 'Your clearing comes back with the network. What you do meanwhile is stored here and sent later.',
  toSoul: 'Listen offline',
}
