import type { CrisisLine } from './crisis-lines.fixture.ts'
import { isHardDay, type CrisisModel } from './crisis-model.ts'
import { crisisIn } from './crisis.ts'

export type CrisisFigures = {
  lines: number
  /** Lines for which rules show the card. */
  card: number
  /** Lines that only the model recognises, with the quiet line. */
  line: number
}

export function crisisFigures(model: CrisisModel, lines: readonly CrisisLine[]): CrisisFigures {
  const withoutCard = lines.filter(({ text }) => !crisisIn(text))
  return {
    lines: lines.length,
    card: lines.length - withoutCard.length,
    line: withoutCard.filter(({ text }) => isHardDay(model, text)).length,
  }
}
