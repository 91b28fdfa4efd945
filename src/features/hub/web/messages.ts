import { defineMessages } from '#platform/web/i18n/messages.ts'
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
    first: 'Welcome to your clearing. Things grow here from small beginnings: three minutes are enough to start.',
    rested: 'Good to see you. There is nothing to catch up on.',
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
    points: 'Total points',
    days: 'Days with care',
  },
  streak: {
    title: 'Days in a row',
    none: 'You can start a streak whenever you like, even today.',
    days: (n: number) => plural(n, { one: 'One day so far', other: '# days in a row' }),
    longest: (n: number) => plural(n, { one: 'Your longest was one day.', other: 'Your longest was # days.' }),
    rests: (n: number) =>
      plural(n, {
        one: 'You can rest one more day without ending it.',
        other: 'You can rest # more days without ending it.',
      }),
    noRests:
      'You can rest on two of any seven days, and you have used both. If you rest today too, a new streak begins, and everything that grew stays.',
  },
  cards: 'For you, today',
  suggestion: {
    title: 'If you like',
    why: 'Why this?',
  },
  loading: 'Loading',
  failedTitle: 'This page could not be loaded',
  failedText: 'Your data is safe. Try again in a moment.',
  asOf: (when: string) => `You are offline. This was last updated ${when}. Everything you do now is saved here and sent later.`,
  asOfFailed: (when: string) => `This could not be updated just now. It was last updated ${when}.`,
  at: (day: string | undefined, time: string) => (day ? `on ${day} at ${time}` : `at ${time}`),
  again: 'Refresh',
  missing: (n: number) =>
    plural(n, {
      one: 'One of your cards could not be loaded just now. The others are up to date.',
      other: '# of your cards could not be loaded just now. The others are up to date.',
    }),
  tryAgain: 'Try again',
  offlineTitle: 'You are offline',
  offlineText: 'Your clearing is back once you are online. Everything you do until then is saved here and sent later.',
  toSoul: 'Listen offline',
}

export const hubMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
