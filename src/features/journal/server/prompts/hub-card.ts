import type { FeatureCard } from '#platform/server/hub.ts'
import type { Marks } from '../sync/days.ts'

/** Says only that prompts are wanted: which one it is, the device works out from what it has. */
export function promptCard({ prompts }: Pick<Marks, 'prompts'>): FeatureCard[] {
  return prompts ? [{ card: 'prompt', data: {}, region: 'main', rank: 80, lasts: [] }] : []
}
