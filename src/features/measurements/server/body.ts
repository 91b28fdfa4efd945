import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { BodySource } from '#platform/server/body-facts.ts'
import { dayWeights, seriesOf } from '../engine/days.ts'
import { entriesOf, profileOf } from './store.ts'

/** An older estimate of body fat does not count for today. */
const FAT_DAYS = 180

/** Body facts for other features: nutrition uses them for energy, workouts for the energy cost of a movement. */
export async function bodySource(app: HasDb & HasVault, person: Person, from: LocalDay, to: LocalDay): Promise<BodySource> {
  const key = await app.vault.keyOf(person.id)
  const fatFrom = addDays(to, -FAT_DAYS)
  const [profile, entries] = await Promise.all([
    profileOf(app.db, key, person.id),
    entriesOf(app.db, key, person.id, { from: from < fatFrom ? from : fatFrom, to }),
  ])
  const { heightCm, formulaSex, birthYear, expecting, isHidden } = profile
  const fat = seriesOf(
    entries.filter(({ day }) => day >= fatFrom),
    profile,
    'fat',
  ).at(-1)
  return {
    facts: { heightCm, formulaSex, birthYear, expecting, isHidden, bodyFat: fat ? { percent: fat.value, day: fat.day } : null },
    weights: dayWeights(entries).filter(({ day }) => day >= from),
  }
}
