import { dayOne } from '../apps/day-one.ts'
import { journey } from '../apps/journey.ts'
import { rosebud } from '../apps/rosebud.ts'
import { ComparePage } from '../view/ComparePage.tsx'
import type { Comparison } from '../core/comparison.ts'
import { OURS_JOURNAL } from '../ours/ours.ts'

export const page: Comparison = {
  path: '/ai-journaling-alternatives',
  title: 'A journal, with or without a model',
  lead: 'Some journals ask on with the help of a language model. Fernwell needs none: prompts and check-ins work by rules. Whoever runs it can connect one, and it is asked nothing before you agreed to the very words that are sent.',
  apps: [dayOne, rosebud, journey],
  ours: OURS_JOURNAL,
  stay: [
    'you want a model that asks on, without setting anything up;',
    'you want end-to-end encryption: Day One has it by default, Fernwell does not have it;',
    'you want native apps, or your journal printed as a book;',
    'you do not want to look after a machine.',
  ],
  fits: [
    'no sentence of yours should go to a model unless you sent it;',
    'you want to choose the model yourself, also one on your own machine;',
    'you have a machine that runs anyway, and like to look after it;',
    'you want habits, training and meditation beside your journal.',
  ],
  bring: {
    importers: ['journal:dayone', 'journal:journey', 'journal:diarium', 'journal:apple', 'journal:markdown'],
    text: 'Entries with their dates, tags and photos, as far as the file has them. First you see what would come, and nothing is written before you say so; all of it can be taken back. Fernwell reads no file of Rosebud.',
  },
  unknown:
    'Current prices of Rosebud and Journey, and how Rosebud keeps what is written: what we found was reported by competitors, who contradict each other.',
}

export default function AiJournalsPage() {
  return <ComparePage comparison={page} />
}
