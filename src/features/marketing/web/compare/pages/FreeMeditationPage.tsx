import { insightTimer } from '../apps/insight-timer.ts'
import { medito } from '../apps/medito.ts'
import { moodist } from '../apps/moodist.ts'
import { ComparePage } from '../view/ComparePage.tsx'
import type { Comparison } from '../core/comparison.ts'
import { OURS_SOUL } from '../ours/ours.ts'

export const page: Comparison = {
  path: '/free-meditation-app',
  title: 'Free, and what that means',
  lead: 'Three apps that you can sit with without paying, and Fernwell, which has no price and needs a machine. If free is all you look for, take Medito: it asks for nothing, not even an account.',
  apps: [insightTimer, medito, moodist],
  ours: OURS_SOUL,
  stay: [
    'you want to begin within a minute;',
    'you want people’s voices, and many of them;',
    'you want a large library, or a community;',
    'you do not want to look after a machine.',
  ],
  fits: [
    'free is not the point, and being by yourself is;',
    'you have a machine that runs anyway, and like to look after it;',
    'thirty tracks are enough, and may be made by the machine itself;',
    'you want a journal, habits and training in the same place.',
  ],
  bring: { importers: [], text: 'Nothing. Fernwell reads no file of these apps. Recordings that you have as files can be added to Soul.' },
  unknown: 'Smiling Mind belongs beside these. We found no current source about it, so nothing is said of it here.',
}

export default function FreeMeditationPage() {
  return <ComparePage comparison={page} />
}
