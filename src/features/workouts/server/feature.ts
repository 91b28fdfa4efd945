import type { ServerFeature } from '#platform/server/feature.ts'

export const workoutsServer: ServerFeature = {
  id: 'workouts',
}
