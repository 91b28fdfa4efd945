import type { KeepAnswer } from '#platform/web/query/keep-answer.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { listOwnExercises } from '../contract/own-exercises.ts'
import { listGyms } from '../contract/gyms.ts'
import { getPlan, getTraining } from '../contract/training.ts'

/** All that a session needs, to begin one in a basement before anything was looked at. */
export async function keepAhead(keep: KeepAnswer): Promise<void> {
  const training = await keep(queryOf(getTraining))
  await keep(queryOf(listGyms))
  await keep(queryOf(listOwnExercises))
  if (training?.active) await keep(queryOf(getPlan, { params: { id: training.active.id } }))
}
