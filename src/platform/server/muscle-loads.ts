import type { Muscle } from '#platform/body/muscles.ts'
import type { HasCollect } from './app/app.ts'
import type { Person } from './auth/sessions.ts'

/** What something at an instant asked of muscles, in hard sets by muscle: the coin of the muscle map. */
export type MuscleLoad = { at: Date; muscles: Partial<Record<Muscle, number>> }

/** What other features know that tires the muscles which training counts, since an instant, in order. */
export async function muscleLoadsOf(app: HasCollect, person: Person, since: Date): Promise<MuscleLoad[]> {
  const given = await Promise.all(app.collect('muscleLoads').map(({ value }) => value(person, since)))
  return given.flat().toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
