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
    some: (minutes: number) =>
      plural(minutes, { one: 'One minute for yourself today. It is growing.', other: '# minutes for yourself today. It is growing.' }),
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
    title: 'What has grown',
    minutesToday: 'Minutes today',
    pointsToday: 'Points today',
    points: 'Points in all',
    days: 'Days with care',
  },
  streak: {
    title: 'Days in a row',
    none: 'A row begins on any day you like. Today is one of them.',
    days: (n: number) => plural(n, { one: 'One day so far', other: '# days in a row' }),
    longest: (n: number) => plural(n, { one: 'Your longest was one day.', other: 'Your longest was # days.' }),
    rests: (n: number) =>
      plural(n, {
        one: 'You can rest one more day this week, and the row simply goes on.',
        other: 'You can rest # more days this week, and the row simply goes on.',
      }),
    noRests: 'You have rested enough for this week. If today becomes a rest too, a new row begins, and everything that grew stays.',
  },
  cards: 'For you, today',
  suggestion: {
    title: 'If you like',
    why: 'Why this?',
  },
  loading: 'Loading',
  failedTitle: 'Your clearing is hidden in the fog',
  failedText: 'What grew in it is safe. Try once more in a moment.',
  asOf: (when: string) => `You are offline. This is how it was ${when}. What you do now is kept and sent later.`,
  asOfFailed: (when: string) => `We could not look just now. This is how it was ${when}.`,
  at: (day: string | undefined, time: string) => (day ? `on ${day} at ${time}` : `at ${time}`),
  again: 'Look again',
  missing: (n: number) =>
    plural(n, {
      one: 'One of your cards could not be loaded just now. The others are as they are today.',
      other: '# of your cards could not be loaded just now. The others are as they are today.',
    }),
  tryAgain: 'Try again',
  offlineTitle: 'You are offline',
  offlineText: 'Your clearing comes back with the network. What you do meanwhile is kept and sent later.',
  toSoul: 'What plays without a network',
}
