import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Life } from '#testing/life.ts'
import * as api from '../contract/training.ts'
import { itemsOf } from '../training/session.ts'
import { bodyOf, generated, trained, wishes } from './training/training.fixture.ts'

const HOUR = 3_600_000

/** Sessions finished, under way and deleted, plans followed and stopped, check-ins, and settings. */
export const trainingLife: Life = async ({ server, me }) => {
  const start = server.clock.now().getTime() - 5 * HOUR
  const [plan, spare, unloved, removed, open, away, lost] = Array.from({ length: 7 }, () => uuidv7())
  const made = generated({ name: 'Seven winters strong' })
  const [first, ...others] = made.plan.days
  const steps = { kind: 'steps', steps: [3, 4].map((sets) => ({ sets, from: 7, to: 11 })) } as const
  const [slot, ...slots] = first!.slots
  const withSteps = { ...made.plan, days: [{ ...first!, slots: [{ ...slot!, rule: steps }, ...slots] }, ...others] }
  const content = { ...made, plan: withSteps, base: null }
  await me.call(api.putPlan, { params: { id: plan! }, body: content as never })
  await me.call(api.putPlan, { params: { id: spare! }, body: { ...content, name: 'The spare one' } as never })
  await me.call(api.putPlan, { params: { id: unloved! }, body: { ...content, name: 'Soon gone' } as never })
  await me.call(api.putPlan, { params: { id: removed! }, body: { ...content, name: 'Not this one' } as never })
  await me.call(api.deletePlan, { params: { id: removed! } })
  await me.call(api.followPlan, { params: { id: plan! }, body: { isActive: true, next: 3 } })
  const done = trained(
    start,
    [
      { exercise: 'barbell-bench-press', weight: 61.25, amounts: [9, 8, 8], reserve: 2 },
      { exercise: 'plank', weight: null, amounts: [47] },
    ],
    { name: 'Monday under the bridge', note: 'The bar sang today', origin: { plan: plan!, index: 3 } },
  )
  await me.call(api.putSession, { params: { id: done.id }, body: bodyOf(done) })
  const underWay = trained(start + HOUR, [{ exercise: 'barbell-back-squat', weight: 83.5, amounts: [5] }], {
    id: open!,
    name: 'Half a Tuesday',
    end: false,
  })
  await me.call(api.putSession, { params: { id: open! }, body: bodyOf(underWay) })
  for (const id of [away!, lost!]) {
    const session = trained(start + 2 * HOUR, [{ exercise: 'pull-up', weight: null, amounts: [6] }], { id, name: 'A day too many' })
    await me.call(api.putSession, { params: { id }, body: bodyOf(session) })
  }
  await me.call(api.deleteSession, { params: { id: away! } })
  const day = server.clock.now().toISOString().slice(0, 10)
  await me.call(api.putCheckIn, { params: { day }, body: { mood: 4, sleep: 2, freshness: 3 } })
  await me.call(api.putTrainingSettings, {
    body: {
      wishes: wishes as never,
      screening: { day, hasYes: false },
      returns: [{ joint: 'wrist', step: 2, since: '2025-11-17', calm: 1, asked: day }],
      restSound: false,
      effortScale: 'rpe',
    },
  })
  const [item] = itemsOf(done)
  return {
    says: [
      plan!,
      spare!,
      done.id,
      open!,
      'Seven winters strong',
      'The spare one',
      'Monday under the bridge',
      'The bar sang today',
      61.25,
      83.5,
      'Half a Tuesday',
      item!.id,
      wishes.seed,
      '2025-11-17',
    ],
    things: {
      'GET /api/workouts/sessions/:id': { params: { id: done.id } },
      // For another person the same id is another session or plan.
      'PUT /api/workouts/sessions/:id': { params: { id: done.id }, body: bodyOf(done), strangerGets: 200 },
      'DELETE /api/workouts/sessions/:id': { params: { id: lost! } },
      'POST /api/workouts/sessions/:id/restore': { params: { id: away! } },
      'GET /api/workouts/plans/:id': { params: { id: plan! } },
      'PUT /api/workouts/plans/:id': { params: { id: spare! }, body: { ...content, name: 'The spare one' }, strangerGets: 200 },
      'PUT /api/workouts/plans/:id/course': { params: { id: plan! }, body: { isActive: true } },
      'DELETE /api/workouts/plans/:id': { params: { id: unloved! } },
    },
    shared: ['/api/workouts/lifts/', '/api/workouts/check-ins/'],
    pages: { '/workout-plan/:id': { id: plan! }, '/workout-session/:id': { id: open! } },
    looks: [`/workout-session/${done.id}`],
  }
}
