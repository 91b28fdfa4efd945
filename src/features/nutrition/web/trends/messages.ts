import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  title: 'Over time',
  lead: 'How varied your food is, when you eat, and how nutrients change over months and years.',
  broken: { title: 'We could not work this out right now', text: 'Your diary is safe.' },
  none: {
    title: 'Nothing logged in these weeks',
    text: 'Log a few meals in the diary, and this page shows what they have in common.',
    action: 'To the diary',
  },
  plants: {
    title: 'Plants on your plate',
    recent: (n: number) =>
      plural(n, { one: '# kind of plant in the last seven days.', other: '# kinds of plants in the last seven days.' }),
    recentNone: 'No plants logged in the last seven days.',
    about:
      'Fruit, vegetables, pulses, grains, nuts, seeds, herbs and spices, each counted once a week, from the names of your foods and the ingredients of your recipes. Bread or a stew that does not name its plants counts as none, so the real number may be higher.',
    why: 'Why it is here: people who ate more kinds of plants had more kinds of gut bacteria (McDonald et al., 2018, mSystems). That is an observation, not a dose.',
    chart: 'Kinds of plants by week',
    week: 'Seven days from',
    count: 'Kinds',
    days: 'Days logged',
    cut: 'There is too much to load at once, so the oldest days of these weeks are left out.',
  },
  times: {
    title: 'When you eat',
    none: 'This needs five complete days with meal times. You can set the time of each entry in the diary.',
    first: (middle: string, low: string, high: string) => `First meal at about ${middle}, on half of the days between ${low} and ${high}.`,
    last: (middle: string, low: string, high: string) => `Last meal at about ${middle}, between ${low} and ${high}.`,
    night: (middle: string, low: string, high: string, n: number) =>
      `Overnight in between: ${middle} (${low} to ${high}; ${plural(n, { one: '# night', other: '# nights' })}).`,
    rests: (n: number) =>
      `Based on ${plural(n, { one: '# complete day', other: '# complete days' })}. Water, black coffee and tea do not count as a meal.`,
    chart: 'From the first to the last meal of each day',
    day: 'Day',
    firstColumn: 'First',
    lastColumn: 'Last',
  },
  nutrient: {
    title: 'One nutrient over time',
    which: 'What',
    span: 'How far back',
    spans: { quarter: '3 months', year: 'A year', decade: '10 years' },
    summary: (mean: string) => `Most recently ${mean} a day.`,
    none: 'No complete days in this time say anything about it.',
    reference: (amount: string) => `The line across shows the recommendation: ${amount} a day.`,
    rests: (days: number) =>
      `Averages of ${plural(days, { one: '# complete day', other: '# complete days' })}. Incomplete days are not judged. A food without a value counts as nothing.`,
    chart: (name: string) => `${name}, a day, over time`,
    week: 'Week from',
    month: 'Month',
    mean: 'A day',
    days: 'Complete days',
    unknown: 'Energy without a value',
  },
  together: {
    title: 'Food patterns',
    about:
      'Compares days with more of something to days with less, on complete days of up to three years, beyond what weekday and season explain. It shows what goes together, never what causes what. Energy is left out: no one should eat less for a mood.',
    which: 'Compare with',
    outcomes: { mood: 'Mood', sleep: 'Sleep after', training: 'Training' },
    look: 'Compare',
    again: 'Compare again',
    looking: 'Comparing your days …',
    failed: 'We could not work this out right now.',
    days: {
      mood: (n: number) => plural(n, { one: '# complete day with a mood.', other: '# complete days with a mood.' }),
      sleep: (n: number) =>
        plural(n, { one: '# complete day with the night after it.', other: '# complete days with the night after them.' }),
      training: (n: number) => plural(n, { one: '# complete day.', other: '# complete days.' }),
    },
    none: 'Nothing stands out beyond chance.',
    marks: {
      fibre: 'More fibre than on half of your days',
      protein: 'More protein than on half of your days',
      sugars: 'More sugar than on half of your days',
      caffeine: 'More caffeine than on half of your days',
      alcohol: 'A drink with alcohol',
      lateMeal: 'A late last meal, later than on three in four of your days',
      lateCaffeine: 'Caffeine after three in the afternoon',
    },
    by: {
      mood: (steps: string) => `${steps} of 5 steps`,
      sleep: (steps: string) => `${steps} of 5 steps`,
      training: (points: string) => `${points} of days with training`,
    },
    columns: { mark: 'On days with', difference: 'Difference', interval: '95 % interval', days: 'Days with / without' },
    nothing: 'No difference beyond chance',
    notYet: (days: number) => `Not yet: this needs ${days} days with it and ${days} without`,
    arms: (nWith: number, nWithout: number) => `${nWith} / ${nWithout}`,
  },
}

export const trendsMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
