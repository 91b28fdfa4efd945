import { AppError } from '#platform/contract/errors.ts'
import type { HasServices } from '#platform/server/app/app.ts'
import type { ListeningCounter } from '#platform/server/listening.ts'
import '#platform/server/services.ts'
import { meditationReasons } from '../reasons.en.ts'

/** By which listening to a meditation is counted: its own id, or that by which others know it. */
export const soundIdOf = (id: string): string => `meditation-${id}`

export const meditationIdOf = (soundId: string): string | undefined =>
  soundId.startsWith('meditation-') ? soundId.slice('meditation-'.length) : undefined

/** Counts listening as tracks do. Throws `unavailable` where no feature counts it. */
export function listeningOf(app: HasServices): ListeningCounter {
  const { listening } = app.services
  if (!listening) throw new AppError('unavailable', meditationReasons.not_counted())
  return listening
}
