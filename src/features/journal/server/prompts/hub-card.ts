import type { HubCard } from '#platform/contract/hub.ts'
import type { App } from '#platform/server/app.ts'
import { hardMarksOf } from '../days.ts'

/** Says only that prompts are wanted: which one it is, the device works out from what it has. */
export async function promptCard(app: App, userId: string): Promise<HubCard[]> {
  const { prompts } = await hardMarksOf(app, userId)
  return prompts ? [{ feature: 'journal', card: 'prompt', data: {} }] : []
}
