import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  title: 'Over time',
  lead: 'How varied it is, when you eat, and how one thing or another goes over months and years.',
  broken: { title: 'This could not be worked out just now', text: 'Your diary is safe.' },
  none: {
    title: 'Nothing written down in these weeks',
    text: 'Once a few meals stand in the diary, this page says what they have in common.',
    action: 'To the diary',
  },
  plants: {
    title: 'Plants on your plate',
    recent: (n: number) =>
      plural(n, { one: '# kind of plant in the last seven days.', other: '# kinds of plants in the last seven days.' }),
    recentNone: 'No plants logged in the last seven days.',
    about:
      'Fruit, vegetables, pulses, grains, nuts, seeds, herbs and spices, each once a week, read off the names of what you wrote down and of what is in your recipes. Bread or a stew that does not name its plants counts none: it is at least so many.',
    why: 'Why it is here: people who ate more kinds of plants had more kinds of gut bacteria (McDonald et al., 2018, mSystems). That is an observation, not a dose.',
    chart: 'Kinds of plants by week',
    week: 'Seven days from',
    count: 'Kinds',
    days: 'Days written down',
    cut: 'The oldest days of these weeks were not read: there is more than is read at once.',
  },
  times: {
    title: 'When you eat',
    none: 'Five whole days with the time of their meals say more. The time stands with each thing in the diary.',
    first: (middle: string, low: string, high: string) => `First at about ${middle}, on half of the days between ${low} and ${high}.`,
    last: (middle: string, low: string, high: string) => `Last at about ${middle}, between ${low} and ${high}.`,
    night: (middle: string, low: string, high: string, n: number) =>
      `In between, over night, ${middle} (${low} to ${high}; ${plural(n, { one: '# night', other: '# nights' })}).`,
    rests: (n: number) => `Rests on ${plural(n, { one: '# whole day', other: '# whole days' })}. Water, black coffee and tea are no meal.`,
    chart: 'From the first to the last meal of each day',
    day: 'Day',
    firstColumn: 'First',
    lastColumn: 'Last',
  },
  nutrient: {
    title: 'One thing over time',
    which: 'What',
    span: 'How far back',
    spans: { quarter: '3 months', year: 'A year', decade: '10 years' },
    summary: (mean: string) => `Most recently ${mean} a day.`,
    none: 'There are no whole days in this time that say anything about it.',
    reference: (amount: string) => `The line across is what is recommended: ${amount} a day.`,
    rests: (days: number) =>
      `Means of ${plural(days, { one: '# whole day', other: '# whole days' })}; half-written days are not judged. A food without a value counts nothing.`,
    chart: (name: string) => `${name}, a day, over time`,
    week: 'Week from',
    month: 'Month',
    mean: 'A day',
    days: 'Whole days',
    unknown: 'Energy without a value',
  },
  together: {
    title: 'Food patterns',
    about:
      'Days with more of something beside days with less, on whole days of up to three years, beyond what weekday and season explain. It says what goes together, never what causes what. Energy is not looked at: nobody should eat less for a mood.',
    which: 'Beside',
    outcomes: { mood: 'Mood', sleep: 'Sleep after', training: 'Training' },
    look: 'Look',
    again: 'Look again',
    looking: 'Comparing your days …',
    failed: 'This could not be worked out just now.',
    days: {
      mood: (n: number) => plural(n, { one: '# whole day with a mood.', other: '# whole days with a mood.' }),
      sleep: (n: number) => plural(n, { one: '# whole day with the night after it.', other: '# whole days with the night after them.' }),
      training: (n: number) => plural(n, { one: '# whole day.', other: '# whole days.' }),
    },
    none: 'Nothing stands out beyond chance.',
    marks: {
      fibre: 'More fibre than on half of your days',
      protein: 'More protein than on half of your days',
      sugars: 'More sugar than on half of your days',
      caffeine: 'More caffeine than on half of your days',
      alcohol: 'A drink with alcohol',
      lateMeal: 'A late last meal, later than on three of four of your days',
      lateCaffeine: 'Caffeine after three in the afternoon',
    },
    by: {
      mood: (steps: string) => `${steps} of 5 steps`,
      sleep: (steps: string) => `${steps} of 5 steps`,
      training: (points: string) => `${points} of days with training`,
    },
    columns: { mark: 'On days with', difference: 'Difference', interval: '95 % interval', days: 'Days with / without' },
    nothing: 'Held side by side, no more than chance',
    notYet: (days: number) => `Not yet: it takes ${days} days with it and ${days} without`,
    arms: (nWith: number, nWithout: number) => `${nWith} / ${nWithout}`,
  },
}
