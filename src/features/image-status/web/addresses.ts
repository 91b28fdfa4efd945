import type { Work } from '../contract.ts'

/** Pages where imports of a kind are continued and explained. */
const IMPORTS = {
  account: '/settings#data',
  cardio: '/gym-ai/cardio/import',
  habits: '/habits/transfer',
  journal: '/journal/transfer',
  nutrition: '/nutrition-analytics/transfer',
  personality: '/personality-quiz',
  soul: '/soul/record/import',
  workouts: '/gym-ai/transfer',
} as const
export type Importer = keyof typeof IMPORTS

/** The importer of an import; its id begins with the name of the feature. */
export const importerOf = (id: string): Importer => id.slice(0, id.indexOf('/')) as Importer

/** The page with details and actions for a piece of slow work. */
export function addressOf({ kind, id }: Pick<Work, 'kind' | 'id'>): string {
  if (kind === 'export') return '/settings#data'
  if (kind === 'picture') return '/my-scrapbook'
  if (kind === 'render') return `/personal-meditations-customized?meditation=${encodeURIComponent(id)}`
  return IMPORTS[importerOf(id)] ?? '/settings'
}
