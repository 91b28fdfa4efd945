import type { GameId } from './core/catalog.ts'
import type { Rules } from './core/rules.ts'
import { RULES } from './all-rules.ts'
import { chance, normal, played, reaction, type Player } from './player.fixture.ts'
import type { CorsiPath } from './rules/corsi.ts'
import type { DigitRow } from './rules/digit-span.ts'
import type { BackStep } from './rules/dual-n-back.ts'
import type { FlankerRow } from './rules/flanker.ts'
import type { GoStep } from './rules/go-no-go.ts'
import type { WordTrial } from './rules/lexical-decision.ts'
import type { MatrixTrial } from './rules/matrices.ts'
import type { RotationTrial } from './rules/mental-rotation.ts'
import type { TrackTrial } from './rules/object-tracking.ts'
import type { StopTrial } from './rules/stop-signal.ts'
import type { SymbolTrial } from './rules/symbol-digit.ts'
import type { SwitchTrial } from './rules/task-switching.ts'
import type { TimeTrial } from './rules/time-estimation.ts'
import type { LookTrial } from './rules/wide-look.ts'

/** Rises from 0 to 1 around `middle`. */
const logistic = (x: number, middle: number, width: number) => 1 / (1 + Math.exp(-(x - middle) / width))

export const spanPlayer =
  (span: number): Player<CorsiPath> =>
  ({ path }, random) => ({
    r: chance(random, logistic(span - path.length, 0, 0.35)) ? path : [...path].reverse(),
    rt: path.length * 1000 + path.length * normal(random, 500, 60),
  })

export const digitPlayer =
  (span: number): Player<DigitRow> =>
  ({ digits }, random) => ({
    r: chance(random, logistic(span - digits.length, 0, 0.35)) ? digits : digits.map((digit) => (digit % 9) + 1),
    rt: digits.length * 1000 + digits.length * normal(random, 450, 60),
  })

/** Detects matches with a chance that falls with the distance back. */
export const backPlayer =
  (sureUpTo: number): Player<BackStep> =>
  ({ back, samePlace, sameLetter }, random) => {
    const p = back <= sureUpTo ? 0.97 : 0.55
    const r = [...(chance(random, p) === samePlace ? [0] : []), ...(chance(random, p) === sameLetter ? [1] : [])]
    return { r, rt: r.length > 0 ? reaction(random, 800) : null }
  }

export const flankerPlayer =
  (same: number, cost: number, accuracy = 0.96): Player<FlankerRow> =>
  ({ target, congruent }, random) => ({
    r: [chance(random, accuracy) ? target : 1 - target],
    rt: Math.min(1490, reaction(random, same + (congruent ? 0 : cost))),
  })

export const goPlayer =
  (misses: number, alarms: number): Player<GoStep> =>
  ({ go }, random) => {
    const presses = go ? !chance(random, misses) : chance(random, alarms)
    return { r: presses ? [1] : [], rt: presses ? reaction(random, 380) : null }
  }

/** A race between going and stopping (Logan & Cowan, 1984): the signal stops responses that would end more than `ssrt` after it. */
export const racePlayer =
  (ssrt: number): Player<StopTrial> =>
  ({ target, delay }, random) => {
    const rt = Math.min(1200, reaction(random, 520))
    return delay !== null && rt > delay + normal(random, ssrt, 15) ? { r: [], rt: null } : { r: [target], rt }
  }

export const switchPlayer =
  (repeat: number, cost: number): Player<SwitchTrial> =>
  ({ task, pointed, dark, isSwitch }, random) => {
    const right = task === 'shape' ? pointed : dark
    return { r: [chance(random, 0.95) ? right : 1 - right], rt: reaction(random, repeat + (isSwitch ? cost : 0)) }
  }

export const symbolPlayer =
  (each: number): Player<SymbolTrial> =>
  ({ key, symbol }, random) => ({ r: [key.indexOf(symbol) + 1], rt: reaction(random, each) })

export const trackPlayer =
  (capacity: number): Player<TrackTrial> =>
  ({ targets }, random) => ({
    r: Array.from({ length: targets }, (_, at) => (at === 0 && !chance(random, logistic(capacity - targets, 0, 0.35)) ? 8 : at)),
    rt: 7000 + targets * normal(random, 700, 80),
  })

/** By chance, half of the answers for the middle and one of eight sides are right. */
export const lookPlayer =
  (threshold: number): Player<LookTrial> =>
  ({ middle, side, shown }, random) => {
    // At `threshold` 79.4 % are right, to which three in a row converge.
    const seen = chance(random, logistic(Math.log(shown / threshold), 0, 0.22) ** 0.333)
    return { r: [middle, seen ? side : (side + 1 + random.below(7)) % 8], rt: shown + normal(random, 1200, 100) }
  }

export const matrixPlayer =
  (level: number): Player<MatrixTrial> =>
  ({ right, level: asked }, random) => ({
    r: [chance(random, logistic(level - asked, 0, 0.4)) ? right : random.below(6)],
    rt: normal(random, 9000, 1500),
  })

export const rotationPlayer =
  (base: number, perDegree: number): Player<RotationTrial> =>
  ({ angle, mirrored }, random) => ({
    r: [(mirrored ? 0 : 1) ^ (chance(random, 0.95) ? 0 : 1)],
    rt: reaction(random, base + angle * perDegree),
  })

export const wordPlayer =
  (word: number): Player<WordTrial> =>
  ({ yes }, random) => ({ r: [chance(random, 0.96) === yes ? 1 : 0], rt: reaction(random, yes ? word : word + 90) })

export const timePlayer =
  (bias: number, spread: number): Player<TimeTrial> =>
  ({ shown }, random) => ({ r: [1], rt: Math.max(300, shown * normal(random, 1 + bias, spread)) })

/** A player of each game, by skill: 0 for a beginner, 1 after a year of practice. */
const PLAYERS: Readonly<Record<GameId, (skill: number) => Player<never>>> = {
  corsi: (skill) => spanPlayer(5.2 + skill),
  'digit-span': (skill) => digitPlayer(6 + skill),
  'dual-n-back': (skill) => backPlayer(1.5 + 2 * skill),
  flanker: (skill) => flankerPlayer(520 - 60 * skill, 70 - 15 * skill),
  'object-tracking': (skill) => trackPlayer(3.4 + 0.7 * skill),
  'wide-look': (skill) => lookPlayer(140 - 60 * skill),
  'task-switching': (skill) => switchPlayer(820 - 130 * skill, 260 - 90 * skill),
  'symbol-digit': (skill) => symbolPlayer(1750 - 300 * skill),
  'go-no-go': (skill) => goPlayer(0.02, 0.2 - 0.1 * skill),
  'stop-signal': (skill) => racePlayer(245 - 30 * skill),
  matrices: (skill) => matrixPlayer(3.2 + skill),
  'mental-rotation': (skill) => rotationPlayer(900 - 150 * skill, 4.2),
  'lexical-decision': (skill) => wordPlayer(640 - 50 * skill),
  'time-estimation': (skill) => timePlayer(-0.06, 0.16 - 0.05 * skill),
}

/** A player of a given skill. */
export const playerOf = (game: GameId, skill: number): Player<unknown> => PLAYERS[game](skill) as Player<unknown>

/** A session of a game by a player of a given skill. */
export function sessionOf(game: GameId, skill: number, run: { seed: string; start?: number; language?: 'en' | 'de' }) {
  return played(RULES[game] as Rules<never>, PLAYERS[game](skill), run)
}
