import { balance } from '../apps/balance.ts'
import { calm } from '../apps/calm.ts'
import { headspace } from '../apps/headspace.ts'
import { insightTimer } from '../apps/insight-timer.ts'
import { wakingUp } from '../apps/waking-up.ts'
import { ComparePage } from '../view/ComparePage.tsx'
import type { Comparison } from '../core/comparison.ts'
import { OURS_SOUL } from '../ours/ours.ts'

export const page: Comparison = {
  path: '/expensive-meditation-apps',
  title: 'What does sitting still cost?',
  lead: 'A subscription is small by the month and adds up over the years. Running something yourself has no subscription, and costs a machine, electricity and your time. Here are both, with the day on which each price was read.',
  apps: [headspace, calm, balance, insightTimer, wakingUp],
  ours: OURS_SOUL,
  stay: [
    'what you pay is worth it to you: teachers, stories and a large library have to be paid for;',
    'you use it most days;',
    'your time is worth more to you than the price;',
    'you do not want to look after a machine.',
  ],
  fits: [
    'you have a machine that runs anyway, and like to look after it;',
    'several people at home would use it, each with an account on your server;',
    'you would rather spend hours than subscribe;',
    'you want a journal, habits and training in the same place.',
  ],
  bring: { importers: [], text: 'Nothing. Fernwell reads no file of these apps. Recordings that you have as files can be added to Soul.' },
  unknown:
    'Waking Up: the only price we found is old and was told by somebody else, so none is shown. Calm: its website and its help page gave different yearly prices; both are shown.',
}

export default function MeditationPricesPage() {
  return <ComparePage comparison={page} />
}
