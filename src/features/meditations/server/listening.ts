import { AppError } from '#platform/contract/errors.ts'
import type { HasServices } from '#platform/server/app/app.ts'
import type { ListeningCounter } from '#platform/server/listening.ts'
import '#platform/server/services.ts'
import { meditationReasons } from '../reasons.en.ts'

/** Id under which listening to a meditation is counted: from its own id, or from its public id. */
export const soundIdOf = (id: string): string => `meditation-${id}`

export const meditationIdOf = (soundId: string): string | undefined =>
  soundId.startsWith('meditation-') ? soundId.slice('meditation-'.length) : undefined

/** Counts listening in the same way as tracks. Throws `unavailable` if no feature counts it. */
export function listeningOf(app: HasServices): ListeningCounter {
  const { listening } = app.services
  if (!listening) throw new AppError('unavailable', meditationReasons.not_counted())
  return listening
}
