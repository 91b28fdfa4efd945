import { localDayOf } from '#platform/contract/dates.ts'
import { dayTotals, standingOf } from '#platform/server/activity/activity.ts'
import { namesOf } from '#platform/server/activity/names.ts'
import type { HasCollect, HasConfig, HasDb } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { withDeviceLanguage } from '#platform/server/auth/language.ts'
import { csvLines } from '#platform/server/core/csv.ts'
import { route } from '#platform/server/http/route.ts'
import * as api from '../../contract-record.ts'
import { practiceOf } from '../../practice.ts'
import { exportListening } from '../listening-store.ts'
import { allTracks } from '../tracks.ts'
import { exportMindful, firstInstant, timesBefore } from './record-store.ts'

/** Number of sounds whose names are requested from features at once. */
const NAMES_AT_ONCE = 60

/** Names of the sounds that were heard, also of other features, and the pages of tracks and practices. */
async function heardBy(app: HasCollect & HasConfig & HasDb, person: Person, ids: readonly string[]) {
  const subjects = [...new Set(ids)].map((subject) => ({ kind: 'listen', subject }))
  const tracks = new Set((await allTracks(app, person)).map(({ id }) => id))
  const names = new Map<string, string>()
  for (let at = 0; at < subjects.length; at += NAMES_AT_ONCE)
    for (const [id, name] of await namesOf(app, person, subjects.slice(at, at + NAMES_AT_ONCE))) names.set(id, name)
  return (id: string): { title: string | null; address: string | null } => {
    const practice = practiceOf(id)
    const address = practice ? `/soul/${practice.kind}?practice=${id}` : tracks.has(id) ? `/soul/track/${id}` : null
    return { title: names.get(id) ?? null, address }
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
    // One day ahead, so that sessions of a device with a fast clock are listed, too.
    const before = query.before ? new Date(query.before) : new Date(app.clock.now().getTime() + 86_400_000)
    const { heard, sat } = await timesBefore(db, await app.vault.keyOf(userId), userId, before, api.HISTORY_PAGE + 1)
    const nameOf = await heardBy(
      app,
      listener,
      heard.map(({ trackId }) => trackId),
    )
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
    const heard = (await Array.fromAsync(exportListening(db, userId))).filter(({ seconds }) => seconds > 0)
    const nameOf = await heardBy(
      app,
      withDeviceLanguage(person, request),
      heard.map(({ trackId }) => trackId),
    )
    const rows: (string | number)[][] = []
    const dayOf = (at: Date) => localDayOf(at, person.zone, person.dayStart)
    for (const { trackId, startedAt, seconds } of heard)
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
