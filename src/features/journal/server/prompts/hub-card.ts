import type { HubCard } from '#platform/contract/hub.ts'
import type { Marks } from '../days.ts'

/** Says only that prompts are wanted: which one it is, the device works out from what it has. */
export function promptCard({ prompts }: Pick<Marks, 'prompts'>): HubCard[] {
  return prompts ? [{ feature: 'journal', card: 'prompt', data: {} }] : []
}
