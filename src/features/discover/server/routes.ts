import { addDays, localDayOf, wallClock } from '#platform/contract/dates.ts'
import { notFound } from '#platform/contract/errors.ts'
import { recentLines } from '#platform/server/activity/acts.ts'
import type { HasClock, HasDb, HasServices } from '#platform/server/app/app.ts'
import { languageOf, withDeviceLanguage } from '#platform/server/auth/language.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { route } from '#platform/server/http/route.ts'
import { listenablesFor } from '#platform/server/listenables.ts'
import * as api from '../contract.ts'
import { discoverReasons } from '../reasons.en.ts'
import { isOver } from '../run.ts'
import { courses, type Course } from './courses/courses.ts'
import { findIn, foundItem } from './find.ts'
import { changeOf } from './mood-change.ts'
import { recommend, type Known } from './recommend.ts'
import { moodChanges, removeMoods, runsOf, saveMoods, saveRun } from './store.ts'

const HEARD_DAYS = 60
const HEARD_MOST = 200

function courseOf(id: string): Course {
  const course = courses.find((one) => one.id === id)
  if (!course) throw notFound(discoverReasons.course_not_here())
  return course
}

/** Inputs of the recommendations. */
async function knownOf(app: HasClock & HasDb & HasServices, person: Person, runs: ReadonlyMap<string, api.Run[]>): Promise<Known> {
  const now = app.clock.now()
  const today = localDayOf(now, person.zone, person.dayStart)
  const language = languageOf(person.locale)
  const [moods, lines] = await Promise.all([
    app.services.moodByDay(person, addDays(today, -1), today),
    recentLines(app.db, person.id, ['listen'], addDays(today, -HEARD_DAYS), HEARD_MOST),
  ])
  const underway = courses.find(({ id }) => {
    const run = runs.get(id)?.[0]
    return run && !run.isPaused && !isOver(run)
  })
  const words = underway?.words[language]
  return {
    today,
    hour: Math.floor(wallClock(now, person.zone).minutes / 60),
    language,
    mood: moods.at(-1)?.mood ?? null,
    heard: lines.flatMap(({ kind, subject }) => (kind === 'listen' ? [`track/${subject}`] : [])),
    course: words ? { title: words.title, need: words.need } : null,
  }
}

export const discoverRoutes = [
  route(api.findItems, async ({ app, person, request, query }) => {
    const found = findIn(await listenablesFor(app, withDeviceLanguage(person, request)), query)
    return { items: found.slice(0, api.ITEMS_MOST).map(foundItem), total: found.length }
  }),

  route(api.getDiscover, async ({ app, db, person, request, userId }) => {
    const listener = withDeviceLanguage(person, request)
    const runs = await runsOf(db, userId)
    const [all, known, moods] = await Promise.all([listenablesFor(app, listener), knownOf(app, listener, runs), moodChanges(db, userId)])
    return {
      courses: courses.map(({ id, words }) => {
        const { title, description, need, days } = words[languageOf(listener.locale)]
        return { id, title, description, need, days: days.map((day) => day.title), run: runs.get(id)?.[0] ?? null }
      }),
      recommendations: recommend(all, known).map(({ item, why, title }) => ({ item: foundItem(item), why, title })),
      moods: { n: moods.n, change: changeOf(moods) },
    }
  }),

  route(api.getCourse, async ({ db, person, request, userId, params }) => {
    const { id, words } = courseOf(params.course)
    const runs = await runsOf(db, userId, id)
    return { id, ...words[languageOf(withDeviceLanguage(person, request).locale)], runs: runs.get(id) ?? [] }
  }),

  route(api.putRun, async ({ app, db, userId, params, body }) => {
    const { id } = courseOf(params.course)
    // A device's clock may be ahead: a change from the future would outrank every later one.
    const now = app.clock.now().toISOString()
    const upToNow = (at: string | null) => (at !== null && at > now ? now : at)
    const run = {
      ...body,
      run: params.run,
      pausedAt: upToNow(body.pausedAt),
      days: body.days.map(({ state, at }) => ({ state, at: upToNow(at) })),
    }
    return saveRun(db, userId, id, run)
  }),

  route(api.putMoods, async ({ db, userId, params, body }) => {
    await saveMoods(db, userId, { ...body, ...params })
    return params
  }),

  route(api.deleteMoods, async ({ db, userId, params }) => {
    await removeMoods(db, userId, params.id)
    return { deleted: true as const }
  }),
]
