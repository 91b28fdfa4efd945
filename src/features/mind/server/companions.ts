import { addDays, localDayOf, wallClock, type LocalDay } from '#platform/contract/dates.ts'
import { activeDaysByKind } from '#platform/server/activity/activity.ts'
import type { HasClock, HasCollect, HasDb, HasServices } from '#platform/server/app/app.ts'
import { languageOf } from '#platform/server/auth/language.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { InsightFactor } from '#platform/server/day-facts.ts'
import { associationsInWorker } from '#platform/server/statistics/associations-in-worker.ts'
import { FALSE_DISCOVERY_RATE } from '#platform/server/statistics/false-discovery.ts'
import { GAMES } from '../games/core/catalog.ts'
import { deviation, mean, median } from '../games/core/scoring.ts'
import { LEARNING } from '../history.ts'
import { GAME_KIND } from './playing.ts'
import { scoredSessions, type ScoredSession } from './store.ts'

const DAYS = 1100
/** Size of the comparison of a session: at least and at most so many earlier ones of the same game and kind of device. */
const [LEAST_BEFORE, MOST_BEFORE] = [5, 12]
const MOST_FACTORS = 60
/** Limit of a z-score: a larger deviation is an outlier that no factor of a day explains. */
const MOST_Z = 3

/**
 * Form of each day relative to the person's earlier sessions: mean of (score − median) / spread of the last ones, higher is better.
 * The comparison moves with practice, so a practice effect cancels out.
 */
export function formByDay(sessions: readonly ScoredSession[]): Map<LocalDay, number> {
  const before = new Map<string, number[]>()
  const byDay = new Map<LocalDay, number[]>()
  for (const { game, kind, day, main } of sessions) {
    const series = `${game} ${kind}`
    const known = before.get(series) ?? []
    before.set(series, [...known, main])
    const held = known.slice(LEARNING).slice(-MOST_BEFORE)
    const spread = deviation(held)
    if (held.length < LEAST_BEFORE || !spread) continue
    const z = ((main - median(held)!) / spread) * (GAMES[game].better === 'more' ? 1 : -1)
    byDay.set(day, [...(byDay.get(day) ?? []), Math.max(-MOST_Z, Math.min(MOST_Z, z))])
  }
  return new Map([...byDay].map(([day, values]) => [day, mean(values)!]))
}

/** Minutes of the day at which the morning begins and ends, and at which the evening begins; it lasts until the next morning. */
const [DAWN, NOON, EVENING] = [4 * 60, 12 * 60, 18 * 60]

/** Days on which all games were played in the morning, and days on which all were played in the evening. */
export function hourFactors(sessions: readonly ScoredSession[]): InsightFactor[] {
  const byDay = [...Map.groupBy(sessions, ({ day }) => day)]
  const daysOf = (isIn: (minutes: number) => boolean) =>
    byDay.filter(([, played]) => played.every(({ startedAt, zone }) => isIn(wallClock(startedAt, zone).minutes))).map(([day]) => day)
  return [
    { id: 'hour:morning', label: '', area: 'mind', days: daysOf((minutes) => minutes >= DAWN && minutes < NOON) },
    { id: 'hour:evening', label: '', area: 'mind', days: daysOf((minutes) => minutes >= EVENING || minutes < DAWN) },
  ]
}

const LABELS = { en: 'Games went better than usual', de: 'Spiele liefen besser als sonst' }

/** Factor for mood insights: days on which games went better than usual by at least half a standard deviation. */
export async function mindFactors(app: HasDb, person: Person, from: LocalDay, to: LocalDay): Promise<InsightFactor[]> {
  const form = formByDay(await scoredSessions(app.db, person.id, from, to))
  const days = [...form].filter(([, z]) => z >= 0.5).map(([day]) => day)
  return days.length === 0 ? [] : [{ id: 'mind:better', label: LABELS[languageOf(person.locale)], area: 'mind', days }]
}

/** Factors associated with better and worse sessions, by the platform's statistics (ADR 28); chance findings are left out. */
export async function companionsOf(app: HasClock & HasCollect & HasDb & HasServices, person: Person, signal: AbortSignal) {
  const to = localDayOf(app.clock.now(), person.zone, person.dayStart)
  const from = addDays(to, -DAYS)
  const [sessions, given, kinds, moods] = await Promise.all([
    scoredSessions(app.db, person.id, from, to),
    Promise.all(app.collect('insightFactors').map(({ feature, value }) => (feature === 'mind' ? [] : value(person, from, to)))),
    activeDaysByKind(app.db, person.id, from, to),
    app.services.moodByDay(person, from, to),
  ])
  const form = formByDay(sessions)
  const usual = median(moods.map(({ mood }) => mood))
  const factors: InsightFactor[] = [
    ...given.flat(),
    ...hourFactors(sessions),
    ...kinds.flatMap(({ kind, days }) => (kind === GAME_KIND ? [] : [{ id: `ledger:${kind}`, label: kind, area: 'ledger', days }])),
    ...(usual === null
      ? []
      : [{ id: 'mood:better', label: '', area: 'mood', days: moods.filter(({ mood }) => mood > usual).map(({ day }) => day) }]),
  ]
    .filter(({ days }) => days.length > 0)
    .sort((a, b) => b.days.length - a.days.length || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_FACTORS)
  const days = [...form].map(([day, mood]) => ({ day, mood }))
  const { found, notYet } = await associationsInWorker({ days, factors, seed: person.id }, signal)
  const byId = new Map(factors.map((factor) => [factor.id, factor]))
  return {
    days: days.length,
    notYet: notYet.length,
    found: found
      .filter(({ timing, q }) => timing === 'same' && q <= FALSE_DISCOVERY_RATE)
      .map(({ id, nWith, nWithout, adjusted, interval }) => {
        const { label, area } = byId.get(id)!
        return { id, label, area, nWith, nWithout, difference: adjusted, low: interval!.low, high: interval!.high }
      })
      .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference)),
  }
}
