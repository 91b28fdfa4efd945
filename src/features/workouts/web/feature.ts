import type { WebFeature } from '#platform/web/feature.ts'

export const workoutsWeb: WebFeature = {
  id: 'workouts',
  pages: [],
}
