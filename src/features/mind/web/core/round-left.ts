import type { MindAnswer } from '../../contract.ts'
import type { GameId } from '../../games/core/catalog.ts'
import { DEFAULT_MINUTES, ROUND_MINUTES, roundOf } from '../../round.ts'

const KEY = 'fernwell.round-minutes'

/** Length of a round on this device: a setting of the device, not of the person. */
export function roundMinutes(): number {
  const stored = Number(typeof localStorage === 'undefined' ? Number.NaN : localStorage.getItem(KEY))
  return ROUND_MINUTES.find((one) => one === stored) ?? DEFAULT_MINUTES
}

export function keepRoundMinutes(minutes: number): void {
  localStorage.setItem(KEY, String(minutes))
}

export function roundToday(mind: MindAnswer, minutes = roundMinutes()): GameId[] {
  const lastPlayed = Object.fromEntries(mind.games.flatMap(({ game, lastBefore }) => (lastBefore === null ? [] : [[game, lastBefore]])))
  return roundOf({ today: mind.today, lastPlayed, minutes })
}

/** Games of today's round that were not played today. */
export function remainingRound(mind: MindAnswer, minutes?: number): GameId[] {
  const done = new Set(mind.games.filter(({ today }) => today > 0).map(({ game }) => game))
  return roundToday(mind, minutes).filter((game) => !done.has(game))
}
