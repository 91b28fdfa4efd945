import { defineMessages } from '#platform/web/i18n/messages.ts'

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const en = {
  title: 'Nutrient needs',
  lead: 'Which nutrients your food most likely covers, and where no one can tell.',
  broken: { title: 'We could not work this out right now', text: 'Your diary is safe.' },
  span: 'How far back',
  spans: { '7': '7 days', '28': '28 days' },
  rests: (whole: number, written: number, foods: number) =>
    `Based on ${some(whole, 'complete day', 'complete days')} of ${written} logged, with ${some(foods, 'different food', 'different foods')}.`,
  halfDays: 'Incomplete days are not judged. You can mark a day as complete in the diary.',
  tooFew: {
    title: 'Not enough complete days yet',
    text: 'Three complete days are enough for a first look. Half a day is never judged.',
  },
  eater: (who: string) => `Compared with the recommendations for ${who}.`,
  who: {
    female: 'women',
    male: 'men',
    either: 'adults, the higher value of both sexes',
    pregnant: 'pregnancy',
    breastfeeding: 'breastfeeding',
    age: (age: number) => `, ${age} years`,
    noAge: ', of middle age',
  },
  change: 'Edit your details',
  groups: {
    low: 'Most likely too little',
    between: 'Unclear either way',
    enough: 'Most likely enough',
    unknown: 'Not enough data',
  },
  groupHints: {
    low: 'Over these days only. Habits take months to show, and a blood test says more than any diary.',
    between: 'Close to what most people need, or no one knows exactly how much that is.',
    enough: 'Your food covers it.',
    unknown: 'Too many of these foods have no value for it. A blank is not a zero.',
  },
  over: 'Above the level up to which no harm is expected',
  mean: (amount: string, reference: string) => `${amount} a day on average, of ${reference}`,
  middle: (low: string, high: string) => `half of the days between ${low} and ${high}`,
  unknownShare: (percent: string) => `no value for ${percent} of the energy`,
  gave: 'Came from',
  help: 'Foods you eat that would give you more',
  helping: (name: string, grams: string, percent: string) => `${name}, ${grams}: ${percent} of a day`,
  share: (name: string, percent: string) => `${name} ${percent}`,
  chart: {
    title: 'All nutrients',
    summary: 'Each bar compares your daily average with the recommendation, up to twice as much.',
    nutrient: 'Nutrient',
    mean: 'A day',
    middle: 'Middle half',
    reference: 'Recommended',
    unknown: 'Without a value',
  },
  kinds: { RDA: 'recommended', AI: 'adequate intake' },
  vitA: 'Vitamin A',
  epaDha: 'EPA and DHA (omega-3)',
  sources:
    'References: NASEM (Dietary Reference Intakes), and EFSA for EPA and DHA and for vitamin A as retinol equivalents. How likely: after the IOM’s “Applications in Dietary Assessment” (2000). Information, not medical advice.',
}

export const needsMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
