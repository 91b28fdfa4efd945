import type { Demos } from '#platform/web/demos.ts'

/** The demos of all features, by the name that public pages ask for. */
export const demos = {
  'journal-prompts': () => import('#features/journal/web/demo/PromptDemo.tsx'),
  'training-plan': () => import('#features/workouts/web/demo/PlanDemo.tsx'),
  'food-phrases': () => import('#features/nutrition/web/demo/FoodDemo.tsx'),
  'memory-game': () => import('#features/mind/web/demo/GameDemo.tsx'),
} as const satisfies Demos
