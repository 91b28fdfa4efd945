import { calm } from '../apps/calm.ts'
import { moodist } from '../apps/moodist.ts'
import { ComparePage } from '../view/ComparePage.tsx'
import type { Comparison } from '../core/comparison.ts'
import { OURS_SOUL } from '../ours/ours.ts'

export const page: Comparison = {
  path: '/meditation-sounds-alternatives',
  title: 'Sounds to sit, work and sleep with',
  lead: 'Rain, sea, wind and noise. Moodist mixes 84 sounds in a browser, without an account. Fernwell makes thirteen soundscapes by itself, on a machine of yours, and remembers how long you listened.',
  apps: [moodist, calm],
  ours: OURS_SOUL,
  stay: ['you want to mix sounds yourself;', 'you want to press play now, without an account;', 'you do not want to look after a machine.'],
  fits: [
    'you want sounds that are made where you are, and fetched from nowhere;',
    'you want nobody to know when you sit, and for how long;',
    'you have a machine that runs anyway, and like to look after it;',
    'you want a journal, habits and training in the same place.',
  ],
  bring: {
    importers: [],
    text: 'Nothing: there is nothing to bring. Recordings of your own can be added to Soul as files, and play beside the rest.',
  },
  unknown:
    'Endel, BetterSleep, Noisli and myNoise belong on this page. Of them we found only records without a day, or what others reported, so nothing is said of them here.',
}

export default function MeditationSoundsPage() {
  return <ComparePage comparison={page} />
}
