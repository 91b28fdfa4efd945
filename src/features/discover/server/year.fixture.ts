import { addDays, localDayOf } from '#platform/contract/dates.ts'
import { stableIndex } from '#platform/server/core/stable-choice.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Year } from '#testing/life.ts'
import { newRun, withDay } from '../run.ts'
import { courseRuns, listeningMoods } from './tables.ts'

/** A course done in spring, a current one, and moods before and after on some evenings. */
export const year: Year = async (app, person) => {
  const now = app.clock.now()
  const today = localDayOf(now, person.zone, person.dayStart)
  const at = now.toISOString()
  const whole = [0, 1, 2, 3, 4, 5, 6].reduce(
    (run, day) => withDay(run, day, day === 4 ? 'skipped' : 'done', at),
    newRun(1, addDays(today, -160)),
  )
  const underway = [0, 1].reduce((run, day) => withDay(run, day, 'done', at), newRun(1, addDays(today, -3)))
  const runs = [
    { courseId: 'beginning', ...whole },
    { courseId: 'sleep', ...underway },
  ]
  await app.db
    .insert(courseRuns)
    .values(runs.map(({ courseId, run, startedDay, ...state }) => ({ userId: person.id, courseId, run, startedDay, state })))
  const moods = Array.from({ length: 26 }, (_, n) => {
    const dice = (what: string, sides: number) => stableIndex(`moods ${n} ${what}`, sides)
    const before = 2 + dice('before', 3)
    return {
      userId: person.id,
      id: uuidv7(),
      before,
      after: Math.max(1, Math.min(5, before + dice('after', 3) - (dice('worse', 4) === 0 ? 1 : 0))),
      at: new Date(now.getTime() - (n + 1) * 9 * 86_400_000),
    }
  })
  await app.db.insert(listeningMoods).values(moods)
  return { pages: { '/discover/course/:id': { id: 'sleep' } } }
}
