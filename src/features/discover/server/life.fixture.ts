import { localDayOf } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Life } from '#testing/life.ts'
import { deleteMoods, putMoods, putRun } from '../contract.ts'
import { newRun, withDay } from '../run.ts'

/** Goes through a course twice, with one day done and one skipped, the second run paused; enters two moods, and deletes one. */
export const life: Life = async ({ server, me }) => {
  const at = server.clock.now().toISOString()
  const { run: _first, ...first } = withDay(withDay(newRun(1, localDayOf(server.clock.now(), 'UTC', 0)), 0, 'done', at), 1, 'skipped', at)
  const { run: _second, ...second } = { ...newRun(2, '2025-02-17'), isPaused: true, pausedAt: at }
  await me.call(putRun, { params: { course: 'sleep', run: 1 }, body: first })
  await me.call(putRun, { params: { course: 'sleep', run: 2 }, body: second })
  const [stays, removed] = [uuidv7(), uuidv7()]
  const body = { before: 2, after: 4, at }
  await me.call(putMoods, { params: { id: stays }, body })
  await me.call(putMoods, { params: { id: removed }, body })
  await me.call(deleteMoods, { params: { id: removed } })
  return {
    says: [stays, '2025-02-17'],
    things: {
      // Every person has runs and moods of their own under the same names.
      'PUT /api/discover/courses/:course/runs/:run': { params: { course: 'sleep', run: '1' }, body: first, strangerGets: 200 },
      'PUT /api/discover/moods/:id': { params: { id: stays }, body, strangerGets: 200 },
      'DELETE /api/discover/moods/:id': { params: { id: stays }, strangerGets: 200 },
    },
    shared: ['/api/discover/courses/:course'],
    pages: { '/discover/course/:id': { id: 'sleep' } },
  }
}
