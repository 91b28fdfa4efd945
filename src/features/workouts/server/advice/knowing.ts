import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { StoredPlan } from '../../contract/training.ts'
import { exercises as builtIn } from '../../content/exercises/table.ts'
import type { ChangeAsked } from '../../engine/changes.ts'
import { USUAL_WISHES } from '../../engine/usual-wishes.ts'
import { asExercise } from '../../exercises/own.ts'
import { placeOf } from '../../gyms/loads.ts'
import { usualGym } from '../../gyms/usual.ts'
import { ownExercisesOf } from '../exercises/store.ts'
import { gymsOf } from '../gyms/store.ts'
import { settingsOf } from '../training/plan-store.ts'

export type Known = ChangeAsked & {
  /** Ids of own exercises, whose names are private. */
  own: ReadonlySet<string>
}

/** The engine's input for checking a change of this plan: the person's exercises, limits and usual place, as on their device. */
export async function knownFor(
  app: HasDb & HasVault,
  { id: userId, units }: Pick<Person, 'id' | 'units'>,
  plan: StoredPlan,
): Promise<Known> {
  const key = await app.vault.keyOf(userId)
  const [own, gyms, settings] = await Promise.all([
    ownExercisesOf(app.db, key, userId),
    gymsOf(app.db, key, userId),
    settingsOf(app.db, key, userId),
  ])
  const mine = own.map((one) => ({ exercise: asExercise(one, builtIn), isRemoved: one.isRemoved }))
  const wishes = settings.wishes ?? USUAL_WISHES
  return {
    exercises: [...mine.filter(({ isRemoved }) => !isRemoved).map(({ exercise }) => exercise), ...builtIn],
    byId: new Map([...builtIn, ...mine.map(({ exercise }) => exercise)].map((one) => [one.id, one])),
    own: new Set(own.map(({ id }) => id)),
    wishes,
    place: placeOf(gyms[0] ?? usualGym('gym', units === 'imperial' ? 'lb' : 'kg', '')),
    minutes: minutesOf(plan, settings.wishes),
    newId: uuidv7,
  }
}

/** Only a plan that was generated from wishes is limited to their minutes. */
const minutesOf = ({ origin }: StoredPlan, wishes: { minutes: number } | null): number | null =>
  origin === 'generated' && wishes ? wishes.minutes : null
