import { wakingUp } from '../apps/waking-up.ts'
import { ComparePage } from '../view/ComparePage.tsx'
import type { Comparison } from '../core/comparison.ts'
import { OURS_SOUL } from '../ours/ours.ts'

export const page: Comparison = {
  path: '/waking-up-alternative',
  title: 'Waking Up or Fernwell?',
  lead: 'Waking Up explains what meditation is about. Fernwell explains next to nothing, and gives you thirty tracks on a machine of yours. Whoever wants to understand is better off there.',
  apps: [wakingUp],
  ours: OURS_SOUL,
  stay: [
    'you want to understand what you do when you sit;',
    'you cannot pay, and would ask for it: it is free on request;',
    'you do not want to look after a machine.',
  ],
  fits: [
    'you want to sit, and not to be taught;',
    'you want nobody to know when you sit, and for how long;',
    'you have a machine that runs anyway, and like to look after it;',
    'you want a journal, habits and training in the same place.',
  ],
  bring: { importers: [], text: 'Nothing. Fernwell reads no file of Waking Up. Recordings that you have as files can be added to Soul.' },
  unknown: 'Its price today. The only one we found is old and was told by somebody else.',
}

export default function WakingUpPage() {
  return <ComparePage comparison={page} />
}
