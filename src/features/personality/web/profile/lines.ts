import type { Formatting } from '#platform/web/i18n/format.ts'
import type { Translation } from '#platform/web/i18n/messages.ts'
import type { Instrument, InstrumentWords, Scale } from '../../scales.ts'
import type { ScaleResult } from '../../scoring/types.ts'
import { leaningOf } from '../../scoring/uncertainty.ts'
import type { en } from './messages.ts'
import type { PortraitPart } from './portrait.ts'
import type { ChartLine } from './ScaleChart.tsx'

type Words = Translation<typeof en>

/** Scales without a parent: the domains, or the one scale of a short questionnaire. */
export const topScales = ({ scales }: Instrument): readonly Scale[] => scales.filter(({ parent }) => parent === null)
export const facetsOf = ({ scales }: Instrument, domain: string): readonly Scale[] => scales.filter(({ parent }) => parent === domain)

export const nameOf = (words: InstrumentWords | undefined, scale: string): string => words?.scales[scale]?.name ?? scale

function noteOf(t: Words, { raw, answered, of }: ScaleResult): string | undefined {
  if (answered === of) return undefined
  return raw === null ? t.overview.tooFew(answered, of) : t.overview.prorated(answered, of)
}

/** Lines of a chart for some scales. */
export function chartLines(
  t: Words,
  scales: readonly Scale[],
  results: readonly ScaleResult[],
  words: InstrumentWords | undefined,
): ChartLine[] {
  const byScale = new Map(results.map((result) => [result.scale, result]))
  return scales.flatMap(({ id }) => {
    const result = byScale.get(id)
    if (!result) return []
    return [
      {
        scale: id,
        name: nameOf(words, id),
        ends: words?.scales[id]?.ends,
        normed: result.normed,
        mean: result.mean,
        note: noteOf(t, result),
      },
    ]
  })
}

export function levelWords(t: Words, normed: ScaleResult['normed']): string {
  if (!normed) return '–'
  const leaning = leaningOf(normed)
  return leaning ? t.leaning[leaning] : t.levels[normed.level]
}

/** The same as a table: raw score, range, T, interval, percentile, level; or the mean answer without norms. */
export function tableOf(
  t: Words,
  format: Formatting,
  points: number,
  scales: readonly Scale[],
  results: readonly ScaleResult[],
  words: InstrumentWords | undefined,
): { columns: string[]; rows: string[][] } {
  const { columns } = t.overview
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 })
  const tenth = (value: number) => format.number(value, { maximumFractionDigits: 1 })
  const byScale = new Map(results.map((result) => [result.scale, result]))
  const isNormed = results.some(({ normed }) => normed !== null)
  const rows = scales.flatMap(({ id, items }) => {
    const result = byScale.get(id)
    if (!result) return []
    const range = `${items.length}–${items.length * points}`
    const { raw, normed, mean } = result
    const name = nameOf(words, id)
    const rawCell = raw === null ? '–' : tenth(raw)
    if (!isNormed) return [[name, rawCell, range, mean === null ? '–' : format.number(mean, { maximumFractionDigits: 2 })]]
    if (!normed) return [[name, rawCell, range, '–', '–', '–', '–']]
    return [
      [
        name,
        rawCell,
        range,
        tenth(normed.t),
        `${tenth(normed.low)}–${tenth(normed.high)}`,
        `${whole(normed.percentile)} (${whole(normed.percentileLow)}–${whole(normed.percentileHigh)})`,
        levelWords(t, normed),
      ],
    ]
  })
  return {
    columns: isNormed
      ? [columns.scale, columns.raw, columns.of, columns.t, columns.interval, columns.percentile, columns.level]
      : [columns.scale, columns.raw, columns.of, columns.mean],
    rows,
  }
}

/** T 20 to 80, or the mean answer, as a share from 0 to 1 for the picture. */
const amountOf = ({ normed, mean }: Pick<ScaleResult, 'normed' | 'mean'>, points: number): number | null =>
  normed ? (normed.t - 20) / 60 : mean === null ? null : (mean - 1) / (points - 1)

export function portraitParts(instrument: Instrument, results: readonly ScaleResult[]): PortraitPart[] {
  const byScale = new Map(results.map((result) => [result.scale, result]))
  return topScales(instrument).flatMap(({ id }) => {
    const result = byScale.get(id)
    const amount = result ? amountOf(result, instrument.points) : null
    return amount === null ? [] : [{ scale: id, amount }]
  })
}
