import { calm } from '../apps/calm.ts'
import { ComparePage } from '../view/ComparePage.tsx'
import type { Comparison } from '../core/comparison.ts'
import { OURS_SOUL } from '../ours/ours.ts'

export const page: Comparison = {
  path: '/calm-alternative',
  title: 'Calm or Fernwell?',
  lead: 'Calm has stories and well-known voices for the night. Fernwell has rain, sea, and a few spoken sittings, made by a machine of yours. If stories are what lets you sleep, stay with Calm.',
  apps: [calm],
  ours: OURS_SOUL,
  stay: [
    'stories, or a voice you know, let you sleep;',
    'you listen on a TV or a speaker;',
    'you want new things to listen to;',
    'you do not want to look after a machine.',
  ],
  fits: [
    'you want nobody to know when you sit, and for how long;',
    'you have a machine that runs anyway, and like to look after it;',
    'rain, sea or a slow breath let you sleep;',
    'you want a journal, habits and training in the same place.',
  ],
  bring: {
    importers: [],
    text: 'Nothing. Fernwell reads no file of Calm, so your history stays there. Recordings that you have as files can be added to Soul.',
  },
}

export default function CalmPage() {
  return <ComparePage comparison={page} />
}
