import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Fourteen factors',
  lead: 'Factors that can be changed, from the 2024 Lancet Commission. Go through the list now and then, at your own pace.',
  shares:
    'The small figure is for a whole population: the share of all cases thought to be due to this factor, if the studies are right about cause and effect. It is not your own probability, and the shares do not add up for one person.',
  share: (percent: string) => `linked to ${percent} of dementia cases`,
  life: { early: 'Early in life', middle: 'In the middle of life', late: 'Late in life' },
  state: (name: string) => `Where you are with: ${name}`,
  open: 'Not marked',
  marked: (n: number) => `${n} of 14 marked`,
  words: {
    education: 'School days are over for most of us. Learning is not: what keeps the head busy and pleased counts at any age.',
    hearing: 'Have it tested when others seem to mumble, and wear what helps.',
    cholesterol: 'Know your LDL from midlife on. Food and, if needed, tablets can lower it.',
    depression: 'It can be treated, with talking therapy and with medicine. You do not have to wait until it is unbearable.',
    injury: 'Helmets on bicycles and slopes, seat belts in cars, good light on stairs.',
    inactivity: 'Any movement counts, and the first minutes count most.',
    diabetes: 'Have your blood sugar measured now and then. If you have diabetes, keep it in range.',
    smoking: 'Stopping is worth it at every age, and easier with help.',
    pressure: 'Aim for an upper number of 130 or less from the age of forty, as the Commission advises.',
    obesity: 'Early and gently, with help, if your doctor and you think it matters.',
    alcohol: 'The Commission means heavy drinking: more than 21 UK units, or 168 g, a week.',
    isolation: 'Something regular with others: a choir, a chat on a bench, a card game.',
    air: 'Where you can choose: quiet streets on foot, no smoke indoors, a window away from the road.',
    vision: 'Wear glasses that fit and have cataracts checked, so that the world stays sharp.',
  },
}

export const factorsMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
