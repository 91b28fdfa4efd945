import { localDayOf } from '#platform/contract/dates.ts'
import { dayTotals, standingOf } from '#platform/server/activity/activity.ts'
import type { HasConfig, HasDb } from '#platform/server/app/app.ts'
import { languageOf, withDeviceLanguage } from '#platform/server/auth/language.ts'
import { csvLines } from '#platform/server/core/csv.ts'
import { route } from '#platform/server/http/route.ts'
import * as api from '../../contract-record.ts'
import { practiceOf } from '../../practice.ts'
import { exportListening } from '../listening-store.ts'
import { practiceWords } from '../practices.ts'
import { allTracks, type Listener } from '../tracks.ts'
import { exportMindful, firstInstant, timesBefore } from './record-store.ts'

/** What tracks and practices are called, and where they are. */
async function namesFor(app: HasConfig & HasDb, listener: Listener) {
  const titles = new Map((await allTracks(app, listener)).map(({ id, title }) => [id, title]))
  return (id: string): { title: string | null; address: string | null } => {
    const practice = practiceOf(id)
    if (practice)
      return { title: practiceWords(practice, languageOf(listener.locale)).title, address: `/soul/${practice.kind}?practice=${id}` }
    const title = titles.get(id)
    return title === undefined ? { title: null, address: null } : { title, address: `/soul/track/${id}` }
  }
}

export const recordRoutes = [
  route(api.getRecord, async ({ app, db, person, userId, query }) => {
    const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
    const thisYear = Number(today.slice(0, 4))
    const year = query.year ?? thisYear
    const [totals, standing, first] = await Promise.all([
      dayTotals(db, userId, `${year}-01-01`, `${year}-12-31`),
      standingOf(db, userId, today),
      firstInstant(db, userId),
    ])
    const firstYear = first ? Math.min(thisYear, Number(localDayOf(first, person.zone, person.dayStart).slice(0, 4))) : thisYear
    const days = new Map<string, { day: string; seconds: number; imported: number; times: number }>()
    for (const { localDay: day, kind, amount, acts } of totals) {
      if ((kind !== 'listen' && kind !== 'mindful') || amount <= 0) continue
      const sum = days.get(day) ?? { day, seconds: 0, imported: 0, times: 0 }
      sum.seconds += Math.round(amount)
      sum.times += Math.max(0, acts)
      if (kind === 'mindful') sum.imported += Math.round(amount)
      days.set(day, sum)
    }
    const years = Array.from({ length: thisYear - firstYear + 1 }, (_, ago) => thisYear - ago)
    return { year, years: years.includes(year) ? years : [...years, year], today, days: [...days.values()], ...standing }
  }),

  route(api.listRecordItems, async ({ app, db, person, request, userId, query }) => {
    const listener = withDeviceLanguage(person, request)
    // A moment of the future: what a device with a fast clock began stands here, too.
    const before = query.before ? new Date(query.before) : new Date(app.clock.now().getTime() + 86_400_000)
    const [{ heard, sat }, nameOf] = await Promise.all([
      timesBefore(db, await app.vault.keyOf(userId), userId, before, api.HISTORY_PAGE + 1),
      namesFor(app, listener),
    ])
    const all: Omit<api.RecordItem, 'day'>[] = [
      ...heard.map(({ id, trackId, startedAt, seconds }) => ({
        id,
        kind: 'track' as const,
        ...nameOf(trackId),
        startedAt: startedAt.toISOString(),
        seconds,
      })),
      ...sat.map(({ id, startedAt, seconds, source }) => ({
        id,
        kind: 'imported' as const,
        title: source,
        address: null,
        startedAt,
        seconds,
      })),
    ]
    const latest = all.toSorted((a, b) => (a.startedAt < b.startedAt ? 1 : -1))
    const page = latest.slice(0, api.HISTORY_PAGE)
    return {
      items: page.map((item) => ({ ...item, day: localDayOf(new Date(item.startedAt), person.zone, person.dayStart) })),
      next: latest.length > api.HISTORY_PAGE ? page.at(-1)!.startedAt : null,
    }
  }),

  route(api.exportRecordCsv, async ({ app, db, person, request, userId, reply }) => {
    const nameOf = await namesFor(app, withDeviceLanguage(person, request))
    const rows: (string | number)[][] = []
    const dayOf = (at: Date) => localDayOf(at, person.zone, person.dayStart)
    for await (const { trackId, startedAt, seconds } of exportListening(db, userId))
      if (seconds > 0)
        rows.push([dayOf(startedAt), startedAt.toISOString(), seconds, 'track', nameOf(trackId).title ?? trackId, trackId, 'Fernwell'])
    for await (const { day, startedAt, seconds, source } of exportMindful(db, await app.vault.keyOf(userId), userId))
      rows.push([day, startedAt, seconds, 'imported', '', '', source])
    rows.sort((a, b) => (String(a[1]) < String(b[1]) ? -1 : 1))
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="fernwell-listening.csv"')
      .send(csvLines([['date', 'start_utc', 'seconds', 'kind', 'title', 'track', 'source'], ...rows]))
  }),
]
