import { uuidv7 } from '#platform/server/core/ids.ts'
import type { GameId } from '../games/core/catalog.ts'
import { sessionOf } from '../games/player-skills.fixture.ts'
import type { Given } from './playing.ts'

/** A session of a simulated player, as a device would send it, ending at `end` (milliseconds since 1970). */
export function sentSession(
  game: GameId,
  end: number,
  wish: { id?: string; skill?: number; start?: number; device?: Partial<Given> } = {},
) {
  const { id = uuidv7(), skill = 0.5, start = 1, device = {} } = wish
  const { answers, milliseconds } = sessionOf(game, skill, { seed: id, start })
  const body: Given = {
    game,
    language: 'en',
    start,
    zone: 'UTC',
    milliseconds,
    answers: answers.map((answer) => ({ ...answer, r: [...answer.r] })),
    startedAt: new Date(end - milliseconds).toISOString(),
    device: 'computer',
    input: 'keyboard',
    refreshHz: 60,
    errorMs: 6.2,
    ...device,
  }
  return { params: { id }, body }
}
