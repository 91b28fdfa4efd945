import { addDays, daysBetween, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { invalid } from '#platform/contract/errors.ts'
import type { HasClock, HasCollect, HasDb, HasLog, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { associationsInWorker } from '#platform/server/statistics/associations-in-worker.ts'
import { type Insight, MAX_INSIGHT_DAYS } from '../../contract/insight.ts'
import type { JournalQuery } from '../../contract/sync.ts'
import { inScope } from '../core/entries-store.ts'
import { journalScope } from '../sync/journal-scope.ts'
import { factorsOf } from './factors.ts'
import { moodFigures } from './mood-figures.ts'
import { countsOf, firstMoodDay, notesOf } from './store.ts'
import { journalReasons } from '../../reasons.en.ts'

const round = (value: number) => Math.round(value * 1000) / 1000

type Asked = Partial<JournalQuery> & { from?: LocalDay | undefined; to?: LocalDay | undefined; signal?: AbortSignal }

/** All data of the insight page, by a number of statements that is independent of the journal's size. */
export async function insightOf(app: HasClock & HasCollect & HasDb & HasLog & HasVault, person: Person, asked: Asked): Promise<Insight> {
  const to = asked.to ?? localDayOf(app.clock.now(), person.zone, person.dayStart)
  // PostgreSQL has no year 0.
  if (to < '0001' || (asked.from ?? to) < '0001') throw invalid('from', journalReasons.no_such_day())
  if (asked.from !== undefined && asked.from > to) throw invalid('from', journalReasons.days_backwards())
  const within = inScope(await journalScope(app, person.id, asked))
  const firstDay = await firstMoodDay(app.db, person.id, within)
  const earliest = addDays(to, 1 - MAX_INSIGHT_DAYS)
  const wanted = asked.from ?? (firstDay !== null && firstDay < to ? firstDay : to)
  const start = wanted < earliest ? earliest : wanted
  const read = await notesOf(app.db, person.id, start, to, within)
  // The day at which reading stopped may be incomplete, so it is left out, and the answer states its first day.
  const from = read.whole ? start : addDays(read.notes.at(-1)!.localDay, 1)
  const notes = read.whole ? read.notes : read.notes.filter(({ localDay }) => localDay >= from)
  const figures = moodFigures(notes)
  const [counts, { factors, leftOut }] = await Promise.all([
    countsOf(app.db, person.id, from, to, within),
    factorsOf(app, person, { from, to, notes }),
  ])
  const { found, notYet } = await associationsInWorker(
    // The seed is the person's id alone, so the same days always give the same answer.
    { days: figures.days, factors: factors.map(({ id, days }) => ({ id, days })), seed: person.id },
    asked.signal,
  )
  return {
    from,
    to,
    firstDay,
    ...figures,
    factors: factors.map(({ id, label, area }) => ({ id, label, area })),
    // The unadjusted difference is not returned, because the weekday may explain part of it.
    associations: found.map(({ id, timing, nWith, nWithout, adjusted, interval, p, q }) => ({
      factorId: id,
      timing,
      nWith,
      nWithout,
      p,
      q,
      difference: round(adjusted),
      low: interval === null ? null : round(interval.low),
      high: interval === null ? null : round(interval.high),
    })),
    notYet: notYet.map(({ id, ...arms }) => ({ factorId: id, ...arms })),
    leftOut,
    counts: {
      ...counts,
      days: daysBetween(from, to) + 1,
      moodDays: figures.days.length,
      moods: figures.distribution.reduce((sum, { n }) => sum + n, 0),
    },
  }
}
