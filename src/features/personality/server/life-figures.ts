import { addDays, daysBetween, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { HasClock, HasCollect, HasDb, HasServices, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { meanOfDays } from '#platform/server/statistics/mean-interval.ts'
import { LEAST_INSIGHT_DAYS, type getLifeFigures, type LifeFigure } from '../contract-insight.ts'
import { findFinished } from './assessing.ts'
import { instrumentOf } from './instruments.ts'

/** Half a year before and after the day of the assessment: close enough to describe the same period of life. */
const DAYS_AROUND = 182
/** Most activities that are listed: the most frequent ones. */
const MOST_DONE = 6

/** Scales that describe a similar thing; by measure, and for activities by their area. */
const BESIDE = {
  mood: ['N', 'N3', 'E6'],
  'mood-swing': ['N', 'N6'],
  habits: ['C', 'C5'],
  body: ['E4'],
  other: [],
} as const satisfies Record<string, readonly string[]>

/**
 * Figures of the person's own days around an assessment: means with intervals, none under LEAST_INSIGHT_DAYS days. Throws `not_found`,
 * `conflict`.
 */
export async function lifeFigures(
  app: HasClock & HasCollect & HasDb & HasServices & HasVault,
  person: Person,
  id: string,
): Promise<OutputOf<typeof getLifeFigures>> {
  const { day, content } = await findFinished(app, person.id, id)
  const known = new Set((await instrumentOf(content.instrument)).scales.map((scale) => scale.id))
  const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
  const end = addDays(day, DAYS_AROUND)
  const [from, to] = [addDays(day, -DAYS_AROUND), end < today ? end : today]
  const length = daysBetween(from, to) + 1
  const moods = await app.services.moodByDay(person, from, to)
  const figures: LifeFigure[] = []
  const add = (measure: LifeFigure['measure'], name: string | null, series: Float64Array, scales: readonly string[]) => {
    // The seed depends on the person and the measure, so the same days always give the same interval.
    const found = meanOfDays(series, `${person.id} ${measure} ${name}`)
    if (!found?.interval || found.days < LEAST_INSIGHT_DAYS) return
    const { mean, days, interval } = found
    figures.push({
      measure,
      name,
      scales: scales.filter((scale) => known.has(scale)),
      days,
      mean: round(mean),
      low: round(interval.low),
      high: round(interval.high),
    })
  }
  const byDay = new Map(moods.map((one) => [daysBetween(from, one.day), one.mood]))
  add(
    'mood',
    null,
    seriesOf(length, (index) => byDay.get(index)),
    BESIDE.mood,
  )
  add(
    'mood-swing',
    null,
    seriesOf(length, (index) => difference(byDay.get(index), byDay.get(index - 1))),
    BESIDE['mood-swing'],
  )
  for (const { label, area, days } of await mostDone(app, person, from, to)) {
    const done = new Set(days.map((one) => daysBetween(from, one)))
    // Days before the first occurrence do not count: the person had not started yet.
    const first = Math.min(...done)
    add(
      'days-done',
      label,
      seriesOf(length - first, (index) => (done.has(first + index) ? 1 : 0)),
      BESIDE[area as keyof typeof BESIDE] ?? BESIDE.other,
    )
  }
  return { from, to, least: LEAST_INSIGHT_DAYS, moodDays: moods.length, figures }
}

async function mostDone(app: HasCollect, person: Person, from: LocalDay, to: LocalDay) {
  const given = await Promise.all(app.collect('insightFactors').map(({ value }) => value(person, from, to)))
  return given
    .flat()
    .filter(({ days }) => days.length > 0)
    .toSorted((a, b) => b.days.length - a.days.length)
    .slice(0, MOST_DONE)
}

const seriesOf = (length: number, valueAt: (index: number) => number | undefined) =>
  Float64Array.from({ length }, (_, index) => valueAt(index) ?? Number.NaN)
const difference = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : Math.abs(one - other)
const round = (value: number) => Math.round(value * 1000) / 1000
