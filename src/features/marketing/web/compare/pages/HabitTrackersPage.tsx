import { fabulous, finch, habitica, loop, streaks } from '../apps/habits.ts'
import { ComparePage } from '../view/ComparePage.tsx'
import type { Comparison } from '../core/comparison.ts'
import { OURS_HABITS } from '../ours/ours.ts'

export const page: Comparison = {
  path: '/ai-habit-tracker-alternatives',
  title: 'Habits, with or without AI',
  lead: 'Most of what helps with a habit needs no model: a mark for each day, a fair measure, and a kind word after a gap. Fernwell does that by rules. So do others here, and some of them need neither a server nor an account.',
  apps: [loop, habitica, streaks, finch, fabulous],
  ours: OURS_HABITS,
  stay: [
    'you want it on your phone alone, at once: Loop on Android, Streaks on Apple’s devices;',
    'you want to play, together with others: Habitica;',
    'you want warmth and friends: Finch;',
    'you do not want to look after a machine.',
  ],
  fits: [
    'you want one record on all your devices, on a machine of yours;',
    'a missed day should dent a habit and never empty it, and rests should count as rests;',
    'you want to see habits beside moods and training;',
    'you have a machine that runs anyway, and like to look after it;',
  ],
  bring: {
    importers: ['habits:loop-csv', 'habits:loop-backup', 'habits:habitica', 'habits:habitbull', 'habits:beaver'],
    text: 'Habits with their days, from the files below. First you see what would come; nothing is written before you say so, and it can be taken back. Fernwell reads no file of Streaks, Finch or Fabulous.',
  },
  unknown: 'Current prices of Habitica’s and Fabulous’s subscriptions: what we found has no date, or was reported by others.',
}

export default function HabitTrackersPage() {
  return <ComparePage comparison={page} />
}
