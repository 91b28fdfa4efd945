import { mean } from './scoring.ts'

/** An adaptive staircase (Levitt, 1971): 2 right answers in a row per step converge to 70.7 % right, 3 to 79.4 %. */
export type StairRule = {
  /** Right answers in a row for a step to the harder side; one wrong answer is a step back. */
  inARow: 2 | 3
  start: number
  least: number
  most: number
  /** Whether a higher value is harder (targets) or a lower one (milliseconds). */
  harder: 'more' | 'less'
  /** `add`: a step adds or subtracts `size`. `factor`: it multiplies or divides by it. */
  step: { kind: 'add' | 'factor'; size: number; /** Step until the second reversal: larger, for fast convergence. */ first: number }
}

export type Stair = { level: number; reversals: readonly number[] }

/** Number of reversals that determine a threshold. */
export const REVERSALS = 8
const USED = 6

/** State of the staircase after these answers, oldest first. */
export function stairOf(rule: StairRule, rights: readonly boolean[]): Stair {
  let level = rule.start
  let inARow = 0
  let direction = 0
  const reversals: number[] = []
  for (const isRight of rights) {
    inARow = isRight ? inARow + 1 : 0
    const turn = isRight ? (inARow === rule.inARow ? 1 : 0) : -1
    if (turn === 0) continue
    inARow = 0
    if (direction !== 0 && turn !== direction) reversals.push(level)
    direction = turn
    const size = reversals.length < 2 ? rule.step.first : rule.step.size
    const sign = (rule.harder === 'more') === (turn === 1) ? 1 : -1
    const next = rule.step.kind === 'add' ? level + sign * size : level * size ** sign
    level = Math.min(rule.most, Math.max(rule.least, next))
  }
  return { level, reversals }
}

/** The mean of the last six of eight or more reversals, of their logarithms if steps are factors; null below two. */
export function thresholdOf(rule: StairRule, rights: readonly boolean[]): number | null {
  const { reversals } = stairOf(rule, rights)
  // An even number of reversals, so that both directions have equal weight.
  const n = Math.min(USED, reversals.length - (reversals.length % 2))
  if (n < 2) return null
  const last = reversals.slice(-n)
  return rule.step.kind === 'factor' ? Math.exp(mean(last.map(Math.log))!) : mean(last)
}
