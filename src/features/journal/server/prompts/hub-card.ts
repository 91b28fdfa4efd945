import type { FeatureCard } from '#platform/server/hub.ts'
import type { Marks } from '../sync/days.ts'

/** Only states that prompts are on; the device chooses the prompt from its own data. */
export function promptCard({ prompts }: Pick<Marks, 'prompts'>): FeatureCard[] {
  return prompts ? [{ card: 'prompt', data: {}, region: 'main', rank: 80, lasts: [] }] : []
}
