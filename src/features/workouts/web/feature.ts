import type { WebFeature } from '#platform/web/feature.ts'
import { libraryPages } from './library-pages.ts'

export const workoutsWeb: WebFeature = {
  id: 'workouts',
  pages: [...libraryPages],
  commands: () => import('./commands.ts'),
}
