import type { Work } from '../contract.ts'

/** Where imports of a kind are continued and explained. */
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

/** Of an import's id, which begins with the feature that it is for. */
export const importerOf = (id: string): Importer => id.slice(0, id.indexOf('/')) as Importer

/** The page that has more about slow work, and what else can be done with it. */
export function addressOf({ kind, id }: Pick<Work, 'kind' | 'id'>): string {
  if (kind === 'export') return '/settings#data'
  if (kind === 'picture') return '/my-scrapbook'
  if (kind === 'render') return `/personal-meditations-customized?meditation=${encodeURIComponent(id)}`
  return IMPORTS[importerOf(id)] ?? '/settings'
}
