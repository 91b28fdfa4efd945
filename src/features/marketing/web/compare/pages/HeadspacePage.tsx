import { headspace } from '../apps/headspace.ts'
import { ComparePage } from '../view/ComparePage.tsx'
import type { Comparison } from '../core/comparison.ts'
import { OURS_SOUL } from '../ours/ours.ts'

export const page: Comparison = {
  path: '/headspace-alternative',
  title: 'Headspace or Fernwell?',
  lead: 'Headspace is a service with teachers, courses and coaching. Fernwell is a program that you run on a machine of yours, with thirty tracks and no teacher. They are different things, and for many people Headspace is the better one.',
  apps: [headspace],
  ours: OURS_SOUL,
  stay: [
    'you want a person to lead you through a course;',
    'you want coaching or therapy from the same place;',
    'you want it on your wrist;',
    'you do not want to look after a machine.',
  ],
  fits: [
    'you want nobody to know when you sit, and for how long;',
    'you have a machine that runs anyway, and like to look after it;',
    'rain, a slow breath and a few spoken sittings are enough;',
    'you want a journal, habits and training in the same place.',
  ],
  bring: {
    importers: [],
    text: 'Nothing. Fernwell reads no file of Headspace, so your minutes and your history stay there. Recordings that you have as files can be added to Soul.',
  },
}

export default function HeadspacePage() {
  return <ComparePage comparison={page} />
}
