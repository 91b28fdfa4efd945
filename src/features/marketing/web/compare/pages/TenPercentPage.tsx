import { happier } from '../apps/happier.ts'
import { ComparePage } from '../view/ComparePage.tsx'
import type { Comparison } from '../core/comparison.ts'
import { OURS_SOUL } from '../ours/ours.ts'

export const page: Comparison = {
  path: '/ten-percent-happier-alternative',
  title: 'Ten Percent Happier or Fernwell?',
  lead: 'Ten Percent Happier is now called Happier. We found no current source about it, so this page says nothing of its price or its features, and compares only the two methods: a teacher, or plain practice by yourself.',
  apps: [happier],
  ours: OURS_SOUL,
  stay: ['you want somebody to learn from;', 'its teachers are the ones that you trust;', 'you do not want to look after a machine.'],
  fits: [
    'you know how to sit, and want a quiet place for it;',
    'you want nobody to know when you sit, and for how long;',
    'you have a machine that runs anyway, and like to look after it;',
    'you want a journal, habits and training in the same place.',
  ],
  bring: { importers: [], text: 'Nothing. Fernwell reads no file of it. Recordings that you have as files can be added to Soul.' },
  unknown:
    'Its price, what is free, where it runs, and how it handles what it knows. Look at the maker’s own page for all of that. Where teachers lead, somebody answers for what is taught; in Fernwell the sittings were written by us, and a synthetic voice speaks them.',
}

export default function TenPercentPage() {
  return <ComparePage comparison={page} />
}
