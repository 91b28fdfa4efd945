import { daylio } from '../apps/daylio.ts'
import { ComparePage } from '../view/ComparePage.tsx'
import type { Comparison } from '../core/comparison.ts'
import { OURS_JOURNAL } from '../ours/ours.ts'

export const page: Comparison = {
  path: '/daylio-alternative',
  title: 'Daylio or Fernwell?',
  lead: 'Daylio keeps your moods on your phone, with a tap or two and without an account. Fernwell is a journal on a machine of yours, in which a mood is one part. Your Daylio years can come along.',
  apps: [daylio],
  ours: OURS_JOURNAL,
  stay: [
    'two taps are all you want to do;',
    'everything should be on one phone and nowhere else;',
    'you do not want to look after a machine.',
  ],
  fits: [
    'you want to write, and not only to tap;',
    'you want the same journal on a phone and a computer;',
    'you want to see what your moods go with: habits, training, food;',
    'you have a machine that runs anyway, and like to look after it;',
  ],
  bring: {
    importers: ['journal:daylio', 'journal:pixels'],
    text: 'Your entries, with moods, activities, notes and days. First you see what would come, and nothing is written before you say so; all of it can be taken back.',
  },
  unknown: 'What each of Daylio’s in-app purchases buys, and for how long.',
}

export default function DaylioPage() {
  return <ComparePage comparison={page} />
}
