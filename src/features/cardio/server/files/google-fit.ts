import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { columnName, eachRow, headOf } from '#platform/server/imports/csv-lines.ts'
import { numberOf } from '#platform/server/imports/values.ts'
import type { CardioKind } from '../../engine/kinds.ts'
import { wordsOf } from './apple-kinds.ts'
import { roundFigure, type FigureName, type FiguresBySecond } from './figures.ts'
import { instantOf } from './instant.ts'
import { SHORTEST_SECONDS, type Recording } from './recording.ts'
import { isPlausible } from './xml.ts'

// Google Takeout, product Fit. Folder names are localized, so the reader identifies files by their own names and content.

/** `2021-04-19T20_57_39.686Z_RUNNING.json`, or with an offset in place of Z. */
export const isFitSession = (path: string): boolean => /(?:^|\/)\d{4}-\d\d-\d\dT\d\d_\d\d_\d\d[^/]{0,60}\.json$/.test(path)

/** The figure whose data points a file contains, either raw from a device or app, or merged by Google. null: another file. */
export function fitPointsOf(path: string): FigureName | null {
  const file = path.slice(path.lastIndexOf('/') + 1)
  if (!file.endsWith('.json')) return null
  if (/^(?:raw|derived)_com\.google\.weight_/.test(file)) return 'weight'
  return /^(?:raw|derived)_com\.google\.body\.fat\.percentage_/.test(file) ? 'bodyFat' : null
}

const FitSession = z.object({
  fitnessActivity: z.string().max(200),
  startTime: z.string().max(60),
  endTime: z.string().max(60),
  duration: z.string().max(60).optional(),
  aggregate: z
    .array(z.object({ metricName: z.string(), floatValue: z.number().optional(), intValue: z.number().optional() }))
    .max(200)
    .optional(),
})

/** Our kind by the first word of Google's activity name; null: skipped, since it is no training, or strength without sets. */
const KINDS: Readonly<Record<string, CardioKind | null>> = {
  running: 'run',
  jogging: 'run',
  walking: 'walk',
  on: 'walk',
  nordic: 'walk',
  treadmill: 'walk',
  biking: 'ride',
  cycling: 'ride',
  spinning: 'ride',
  swimming: 'swim',
  rowing: 'row',
  hiking: 'hike',
  aerobics: 'class',
  circuit: 'class',
  crossfit: 'class',
  dancing: 'class',
  gymnastics: 'class',
  high: 'class',
  interval: 'class',
  pilates: 'class',
  yoga: 'class',
  zumba: 'class',
  strength: null,
  weightlifting: null,
  calisthenics: null,
  kettlebell: null,
  p90x: null,
  meditation: null,
  guided: null,
  sleep: null,
  sleeping: null,
  light: null,
  deep: null,
  rem: null,
  awake: null,
  in: null,
  still: null,
  tilting: null,
  unknown: null,
}

/** Reads a session of `All Sessions`. `left`: the name of an unsupported activity; null: unreadable. */
export function readFitSession(text: string): { recording: Recording } | { left: string } | null {
  const parsed = FitSession.safeParse(jsonOf(text))
  if (!parsed.success) return null
  const { fitnessActivity: stated, startTime, endTime, duration, aggregate = [] } = parsed.data
  const word = stated.toLowerCase().split(/[^a-z0-9]/)[0]!
  const kind = Object.hasOwn(KINDS, word) ? KINDS[word]! : 'other'
  if (kind === null || word === '') return { left: `google.${stated.toLowerCase() || 'unknown'}` }
  const [start, end] = [instantOf(startTime), instantOf(endTime)]
  if (start === undefined || end === undefined) return null
  const active = /^\d{1,9}(?:\.\d{1,9})?s$/.test(duration ?? '') ? Number(duration!.slice(0, -1)) : (end - start) / 1000
  const seconds = Math.round(active)
  if (!(seconds >= SHORTEST_SECONDS)) return null
  const sum = (name: string) => aggregate.find(({ metricName }) => metricName === `com.google.${name}`)
  const metres = sum('distance.delta')?.floatValue ?? 0
  const kcal = sum('calories.expended')?.floatValue ?? 0
  return {
    recording: {
      source: 'google-fit',
      startedAt: Math.floor(start / 1000) * 1000,
      seconds,
      metres: metres > 0 ? Math.round(metres) : null,
      bpm: null,
      kind,
      name: kind === 'other' && stated !== 'other' ? wordsOf(stated.replaceAll(/[._]+/g, ' ')) : '',
      track: null,
      // Google's energy includes energy at rest.
      reported: kcal > 0 ? { kcal: Math.round(kcal), withRest: true } : null,
    },
  }
}

const FitPoints = z.object({
  'Data Points': z.array(
    z.object({
      fitValue: z.array(z.object({ value: z.object({ fpVal: z.number() }) })).min(1),
      startTimeNanos: z.number(),
    }),
  ),
})

/** Adds the points of a figure to `figures`. Returns the number of unreadable ones, or null for a file of another form. */
export function readFitPoints(text: string, name: FigureName, figures: FiguresBySecond): number | null {
  const parsed = FitPoints.safeParse(jsonOf(text))
  if (!parsed.success) return null
  let unclear = 0
  for (const { fitValue, startTimeNanos } of parsed.data['Data Points']) {
    const at = startTimeNanos / 1e6
    if (!isPlausible(at / 1000) || !figures.add(at, null, name, roundFigure(name, fitValue[0]!.value.fpVal))) unclear++
  }
  return unclear
}

/**
 * Reads mean weights by day from the table of daily metrics (its column names are localized; the first in kg is the mean).
 * null: another table.
 */
export function readFitDays(text: string): { weights: { day: string; kg: number }[]; rows: number } | null {
  const columns = headOf(text)
  const place = columns.findIndex((name) => columnName(name).endsWith('(kg)'))
  const isDaily = columns.length >= 3 && columns.some((name) => /\((?:kcal|m|kg|bpm|ms)\)$/.test(columnName(name)))
  const weights: { day: string; kg: number }[] = []
  let rows = 0
  let days = 0
  eachRow(text, (_cell, _line, cells) => {
    rows++
    const day = cells[0] ?? ''
    if (!LocalDay.safeParse(day).success) return
    days++
    const kg = place === -1 ? null : numberOf(cells[place] ?? '')
    if (kg !== null && Number.isFinite(kg)) weights.push({ day, kg: roundFigure('weight', kg) })
  })
  return isDaily && days > 0 && days === rows ? { weights, rows } : null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
