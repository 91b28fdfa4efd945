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
    recentNone: 'No plants were told of in the last seven days.',
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
}
