import { boostcamp, fitbod, freeletics, hevy, jefit, strong } from '../apps/training.ts'
import { ComparePage } from '../view/ComparePage.tsx'
import type { Comparison } from '../core/comparison.ts'
import { OURS_TRAINING } from '../ours/ours.ts'

export const page: Comparison = {
  path: '/ai-workout-alternatives',
  title: 'Training apps, with or without AI',
  lead: 'Fitbod plans by data, Hevy and Strong log, others coach. Fernwell plans by published rules and says why, on a machine of yours. It has no watch app, no videos and no feed.',
  apps: [fitbod, hevy, strong, freeletics, jefit, boostcamp],
  ours: OURS_TRAINING,
  stay: [
    'you log from a watch;',
    'you learn an exercise from a video;',
    'you want to see how friends train;',
    'you do not want to look after a machine.',
  ],
  fits: [
    'you want to know why a plan says what it says;',
    'your training should be on a machine of yours, beside food and moods;',
    'you log where there is no network;',
    'you have a machine that runs anyway, and like to look after it;',
  ],
  bring: {
    importers: ['workouts:hevy', 'workouts:strong', 'workouts:fitnotes'],
    text: 'Sessions with every set, from the files below, and recordings of runs and rides as GPX, TCX or FIT. First you see what would come; nothing is written before you say so, and it can be taken back. Fernwell reads no file of Fitbod, Freeletics, JEFIT or Boostcamp.',
  },
  unknown:
    'Where Hevy draws the limits of its free tier, and whether Strong needs an account: our sources contradict each other. What Freeletics’ purchases buy. Whether Fitbod lets you take your data out.',
}

export default function WorkoutAppsPage() {
  return <ComparePage comparison={page} />
}
