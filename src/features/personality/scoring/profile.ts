import { percentileOf, tScore } from './norms.ts'
import { checkSheet, rawScore, type RawScore } from './sheet.ts'
import { differenceOf, intervalOf, leaningOf, levelOf, reliableChange, type Change } from './uncertainty.ts'
import type { AnswerRange, AnswerSheet, Interval, Level, NormChoice, ScoredScale } from './types.ts'

/** A scale's score beside a norm group. */
export type NormedScore = {
  t: number
  /** 0–100. */
  percentile: number
  /** In T points, 95 %; null where no reliability was published. */
  interval: Interval | null
  level: Level
  /** Where an average score leans without being clear. */
  leaning: 'low' | 'high' | null
}

export type ScaleScore = RawScore & {
  key: string
  /** Null without norms, or with too many gaps. */
  normed: NormedScore | null
  /** Gaps were filled in by what the scale's other answers say. */
  isProrated: boolean
}

/** Where a raw score lies beside a norm group. */
export function normedScore(raw: number, scale: ScoredScale, norm: NormChoice): NormedScore | null {
  const spread = norm.scales[scale.key]
  if (!spread) return null
  const t = tScore(raw, spread)
  const interval = intervalOf(t, scale)
  const level = levelOf(t, interval)
  return { t, percentile: percentileOf(t), interval, level, leaning: leaningOf(t, level) }
}

/** Scores a sheet: pure, and the same on every device. Throws RangeError for an answer out of range. `norm`: null without norms. */
export function scoreSheet(
  scales: readonly ScoredScale[],
  sheet: AnswerSheet,
  range: AnswerRange,
  norm: NormChoice | null,
): ScaleScore[] {
  checkSheet(sheet, range)
  return scales.map((scale) => {
    const score = rawScore(scale, sheet, range)
    return {
      key: scale.key,
      ...score,
      isProrated: score.raw !== null && score.answered < score.of,
      normed: score.raw === null || norm === null ? null : normedScore(score.raw, scale, norm),
    }
  })
}

/** What changed between two takings of one questionnaire, by scale; scales that one of them leaves open are left out. */
export function changesBetween(
  scales: readonly ScoredScale[],
  before: readonly Pick<ScaleScore, 'key' | 'raw'>[],
  after: readonly Pick<ScaleScore, 'key' | 'raw'>[],
  norm: NormChoice,
): (Change & { key: string })[] {
  const rawIn = (scores: readonly Pick<ScaleScore, 'key' | 'raw'>[], key: string) => scores.find((score) => score.key === key)?.raw ?? null
  return scales.flatMap((scale) => {
    const [from, to, spread] = [rawIn(before, scale.key), rawIn(after, scale.key), norm.scales[scale.key]]
    const change = from !== null && to !== null && spread ? reliableChange(from, to, scale, spread) : null
    return change ? [{ key: scale.key, ...change }] : []
  })
}

/** Where two people differ, by scale, largest first. T scores by the norm group of each: how they are among their own. */
export function differencesBetween(
  scales: readonly ScoredScale[],
  mine: Readonly<Record<string, number>>,
  theirs: Readonly<Record<string, number>>,
): { key: string; mine: number; theirs: number; difference: number; isClear: boolean }[] {
  return scales
    .flatMap((scale) => {
      const [t, other] = [mine[scale.key], theirs[scale.key]]
      const found = t === undefined || other === undefined ? null : differenceOf(t, other, scale)
      return found ? [{ key: scale.key, mine: t!, theirs: other!, ...found }] : []
    })
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
}
