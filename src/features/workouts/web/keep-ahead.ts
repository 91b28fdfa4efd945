import type { KeepAnswer } from '#platform/web/query/keep-answer.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { listOwnExercises } from '../contract/own-exercises.ts'
import { listGyms } from '../contract/gyms.ts'
import { getPlan, getTraining } from '../contract/training.ts'

/** Prefetches all data for a session, so that one can start without a network before any page was opened. */
export async function keepAhead(keep: KeepAnswer): Promise<void> {
  const training = await keep(queryOf(getTraining))
  await keep(queryOf(listGyms))
  await keep(queryOf(listOwnExercises))
  if (training?.active) await keep(queryOf(getPlan, { params: { id: training.active.id } }))
}
