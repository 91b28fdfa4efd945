import { type Random, seededRandom } from '#platform/contract/random.ts'
import { counted, type Rules } from '../core/rules.ts'
import { mean } from '../core/scoring.ts'
import { stairOf, type StairRule } from '../core/staircase.ts'

export const CHOICES = 6
export const PAUSE_MS = 600
const TRIALS = 12
/** After this time no new matrix begins. */
const LONG_MS = 210_000
export const LEVELS: StairRule = { inARow: 2, start: 1, least: 1, most: 6, harder: 'more', step: { kind: 'add', size: 1, first: 1 } }

/** A cell: number of leaves (1–3), their shape and shade (0–2), and which of four veins are drawn, as bits. */
export type Cell = { count: number; shape: number; shade: number; veins: number }
type Line = (a: number, b: number, row: number) => number
/** `cells`: nine by rows, the last one missing; one of the `choices` fits. */
export type MatrixTrial = { level: number; cells: readonly Cell[]; choices: readonly Cell[]; right: number }

/** Matrices with rules along rows: constant, progression, or a logical combination (and, or, xor). The level sets number and difficulty. */
export const matrices: Rules<MatrixTrial> = {
  id: 'matrices',
  domain: 'reasoning',
  seconds: 150,
  practice: 2,
  most: 40,
  isTimed: false,
  main: { unit: 'level', better: 'more' },
  figures: { right: { unit: 'count', better: 'more' }, hardest: { unit: 'level', better: 'more' } },
  next({ seed }, done) {
    const trials = counted(done)
    const last = done.at(-1)
    if (trials.length >= TRIALS || (last && last.at + (last.rt ?? 0) > LONG_MS)) return null
    const { level } = stairOf(
      LEVELS,
      trials.map(({ isRight }) => isRight),
    )
    return matrixOf(`${seed} ${done.length}`, level)
  },
  accepts: (_, r) => r.length === 1 && Number.isInteger(r[0]) && r[0]! >= 0 && r[0]! < CHOICES,
  isRight: ({ right }, { r }) => r[0] === right,
  least: (_, { rt }) => (rt ?? 0) + PAUSE_MS,
  /** The mean level from the third matrix on: two right answers raise it, one wrong one lowers it. */
  score(all) {
    const trials = counted(all)
    const right = trials.filter(({ isRight }) => isRight)
    const figures = { right: right.length, hardest: right.length === 0 ? 0 : Math.max(...right.map(({ stimulus }) => stimulus.level)) }
    return trials.length < 6
      ? { main: null, figures, why: 'few' }
      : { main: mean(trials.slice(2).map(({ stimulus }) => stimulus.level)), figures }
  },
}

const FEATURES = ['count', 'shape', 'shade', 'veins'] as const
type Feature = (typeof FEATURES)[number]
/** Rules of each level: the number of plain features, and whether veins follow a logical rule. */
const PLANS: readonly (readonly [plain: number, logic: number])[] = [
  [1, 0],
  [2, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
]

/** One matrix of a level (1–6). Every choice but one breaks at least one rule. */
export function matrixOf(seed: string, level: number): MatrixTrial {
  const random = seededRandom(seed)
  const [plain, logic] = PLANS[level - 1]!
  const ruled = new Map<Feature, readonly number[]>()
  for (const feature of random.shuffled(['count', 'shape', 'shade'] as const).slice(0, plain))
    ruled.set(feature, plainRule(random, feature === 'count'))
  if (logic > 0) ruled.set('veins', veinRule(random))
  const base: Cell = { count: logic > 0 ? 1 : 1 + random.below(2), shape: random.below(3), shade: random.below(3), veins: 0 }
  const cells = Array.from({ length: 9 }, (_, at): Cell => {
    const cell = { ...base }
    for (const [feature, values] of ruled) cell[feature] = values[at]!
    return cell
  })
  const answer = cells[8]!
  const others = distractors(random, answer, [...ruled.keys()], cells)
  const right = random.below(CHOICES)
  return { level, cells, choices: [...others.slice(0, right), answer, ...others.slice(right)], right }
}

/** Nine values of 0–2 (1–3 for counts): constant along each row, increasing by one per column, or each value once per row. */
function plainRule(random: Random, isCount: boolean): number[] {
  const order = random.shuffled([0, 1, 2])
  const kind = random.below(3)
  const at = (row: number, column: number) => (kind === 0 ? order[row]! : kind === 1 ? order[column]! : order[(row + column) % 3]!)
  return Array.from({ length: 9 }, (_, cell) => at(Math.floor(cell / 3), cell % 3) + (isCount ? 1 : 0))
}

const JOINS: readonly Line[] = [(a, b) => a & b, (a, b) => a | b, (a, b) => a ^ b]

/** In each row a logical rule gives the third cell's veins; the rows identify it, because the other two rules differ somewhere. */
function veinRule(random: Random): number[] {
  const join = random.pick(JOINS)
  for (;;) {
    const pairs = Array.from({ length: 3 }, () => [1 + random.below(15), 1 + random.below(15)] as const)
    const shown = pairs.slice(0, 2)
    const isClear = JOINS.every((other) => other === join || shown.some(([a, b]) => other(a, b, 0) !== join(a, b, 0)))
    const tells = pairs.every(([a, b]) => a !== b && join(a, b, 0) !== a && join(a, b, 0) !== b && join(a, b, 0) !== 0)
    if (isClear && tells) return pairs.flatMap(([a, b]) => [a, b, join(a, b, 0)])
  }
}

const sameCell = (a: Cell, b: Cell) => FEATURES.every((feature) => a[feature] === b[feature])

/** Cells that differ from the answer in one or two features, preferably in those with rules. */
function distractors(random: Random, answer: Cell, ruled: readonly Feature[], cells: readonly Cell[]): Cell[] {
  const out: Cell[] = []
  const add = (cell: Cell) => {
    if (!sameCell(cell, answer) && out.every((other) => !sameCell(cell, other)) && out.length < CHOICES - 1) out.push(cell)
  }
  const changed = (cell: Cell, feature: Feature): Cell => {
    if (feature === 'veins') return { ...cell, veins: cell.veins ^ (1 << random.below(4)) || 15 }
    const from = feature === 'count' ? 1 : 0
    return { ...cell, [feature]: from + ((cell[feature] - from + 1 + random.below(2)) % 3) }
  }
  // The neighbouring cells are plausible wrong answers.
  if (ruled.length > 1) for (const at of [7, 5]) if (ruled.some((feature) => cells[at]![feature] !== answer[feature])) add(cells[at]!)
  for (let tries = 0; out.length < CHOICES - 1; tries++) {
    const first = changed(answer, random.pick(ruled))
    add(
      tries > 4
        ? changed(first, random.pick(tries > 12 ? FEATURES.filter((f) => f !== 'veins' || ruled.includes('veins')) : ruled))
        : first,
    )
  }
  return out
}
