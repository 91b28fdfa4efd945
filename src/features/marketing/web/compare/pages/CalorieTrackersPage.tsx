import { cronometer, loseIt, macroFactor, myFitnessPal, noom, yazio } from '../apps/food.ts'
import { ComparePage } from '../view/ComparePage.tsx'
import type { Comparison } from '../core/comparison.ts'
import { OURS_FOOD } from '../ours/ours.ts'

export const page: Comparison = {
  path: '/calorie-tracking-alternatives',
  title: 'Food diaries, side by side',
  lead: 'The large apps know more foods, and more brands. Fernwell knows two public tables well, says what it does not know, and can hide every number. If counting makes you unwell, count nothing, here or elsewhere, and talk to somebody.',
  apps: [myFitnessPal, cronometer, macroFactor, loseIt, yazio, noom],
  ours: OURS_FOOD,
  stay: [
    'you eat mostly from packages, and want every brand there;',
    'you want micronutrients that somebody verified: Cronometer;',
    'you want a coach, or people: MacroFactor, Noom;',
    'you do not want to look after a machine.',
  ],
  fits: [
    'you cook, and eat much that has no barcode;',
    'what you eat should be nobody’s data;',
    'you want a diary without numbers, or one that admits a blank;',
    'you have a machine that runs anyway, and like to look after it;',
  ],
  bring: {
    importers: [
      'nutrition:myfitnesspal',
      'nutrition:cronometer',
      'nutrition:loseit',
      'nutrition:yazio',
      'nutrition:fddb',
      'nutrition:apple-health',
      'nutrition:table',
    ],
    text: 'Meals with their days, from the files below. A figure without an exact meaning stays behind, and you are told so. First you see what would come; nothing is written before you say so, and it can be taken back. Fernwell reads no file of MacroFactor or Noom, but any table with a day and a food.',
  },
  unknown: 'Which of Yazio’s many prices holds for whom, and what Noom costs for whom: none of them is shown.',
}

export default function CalorieTrackersPage() {
  return <ComparePage comparison={page} />
}
