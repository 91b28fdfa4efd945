import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { PLAIN_SETTINGS, SETTINGS_ID, type NutritionSettings } from '../contract/things.ts'
import { thingNamed } from './things-store.ts'

/** What somebody set for food; the plain settings where nothing is. */
export async function settingsOf(app: HasDb & HasVault, userId: string): Promise<NutritionSettings> {
  const thing = await thingNamed(app.db, await app.vault.keyOf(userId), userId, SETTINGS_ID)
  return thing?.kind === 'settings' ? thing : PLAIN_SETTINGS
}
