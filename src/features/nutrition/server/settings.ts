import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { PLAIN_SETTINGS, SETTINGS_ID, type NutritionSettings } from '../contract/things.ts'
import { thingNamed } from './things-store.ts'

/** The person's nutrition settings; PLAIN_SETTINGS if they saved none. */
export async function settingsOf(app: HasDb & HasVault, userId: string): Promise<NutritionSettings> {
  const thing = await thingNamed(app.db, await app.vault.keyOf(userId), userId, SETTINGS_ID)
  return thing?.kind === 'settings' ? thing : PLAIN_SETTINGS
}
