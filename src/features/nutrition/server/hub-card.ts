import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { FeatureCard, HubDay } from '#platform/server/hub.ts'
import { PLAIN_SETTINGS, SETTINGS_ID, type NutritionSettings } from '../contract/things.ts'
import { daySumsOf, hasDiary } from './store.ts'
import { thingNamed } from './things-store.ts'

/** The hub card of today's diary, for people who have one; no card for others. Runs three statements. */
export async function nutritionHubCards(app: HasDb & HasVault, person: Person, { today }: Pick<HubDay, 'today'>): Promise<FeatureCard[]> {
  if (!(await hasDiary(app.db, person.id))) return []
  const [sum] = await daySumsOf(app.db, person.id, today, today)
  const stored = await thingNamed(app.db, await app.vault.keyOf(person.id), person.id, SETTINGS_ID)
  const settings: NutritionSettings = stored?.kind === 'settings' ? stored : PLAIN_SETTINGS
  const data = {
    meals: sum?.meals ?? 0,
    items: sum?.eaten.items ?? 0,
    planned: sum?.planned.items ?? 0,
    // People who hide numbers see no energy here either.
    energy: settings.hidesNumbers ? null : (sum?.eaten.nutrients.energy_kcal?.amount ?? null),
    unit: settings.energyUnit,
  }
  return [{ card: 'today', data, region: 'side', rank: 35, lasts: [] }]
}
