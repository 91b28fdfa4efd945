import type { SoulLink } from '#platform/web/soul-links.ts'
import { waves } from '#platform/web/ui/icons/choices.ts'
import { sliders } from '#platform/web/ui/icons/subjects.ts'
import { chart, timer } from '#platform/web/ui/icons/tools.ts'

export const soulLinks: readonly SoulLink[] = [
  {
    href: '/soul/breathing',
    icon: waves,
    words: {
      en: { title: 'Breathing', line: 'Box, 4-7-8 and others, with a tone to follow' },
      de: { title: 'Atmen', line: 'Box, 4-7-8 und andere, mit einem Ton' },
    },
  },
  {
    href: '/soul/timer',
    icon: timer,
    words: {
      en: { title: 'Timer', line: 'Quiet time with bells' },
      de: { title: 'Timer', line: 'Stille Zeit mit Glocken' },
    },
  },
  {
    href: '/soul/mixer',
    icon: sliders,
    words: {
      en: { title: 'Sound mixer', line: 'Twenty sounds, each as loud as you like' },
      de: { title: 'Klangmischer', line: 'Zwanzig Klänge, jeder so laut du magst' },
    },
  },
  {
    href: '/soul/record',
    icon: chart,
    words: {
      en: { title: 'Your record', line: 'Quiet minutes by day, week and year' },
      de: { title: 'Dein Verlauf', line: 'Stille Minuten nach Tag, Woche und Jahr' },
    },
  },
]
