import type { Muscle } from '#platform/body/muscles.ts'

/** Names of muscles, for the exercise library and for training. */
export const muscleNames: Record<Muscle, string> = {
  neck: 'neck',
  traps: 'trapezius',
  'front-delts': 'front shoulders',
  'side-delts': 'side shoulders',
  'rear-delts': 'rear shoulders',
  chest: 'chest',
  'upper-back': 'upper back',
  lats: 'lats',
  'lower-back': 'lower back',
  biceps: 'biceps',
  triceps: 'triceps',
  forearms: 'forearms',
  abs: 'abs',
  obliques: 'side abs',
  'hip-flexors': 'hip flexors',
  glutes: 'glutes',
  quads: 'front thighs',
  hamstrings: 'back thighs',
  adductors: 'inner thighs',
  abductors: 'outer hips',
  calves: 'calves',
  shins: 'shins',
}
