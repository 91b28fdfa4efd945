import { uuidv7 } from '#platform/server/core/ids.ts'
import { exercises } from '../../content/exercises/table.ts'
import type { Exercise } from '../../exercise.ts'
import { generatePlan } from '../../engine/generate.ts'
import { gym } from '../../engine/places.fixture.ts'
import type { PlanInput } from '../../engine/types.ts'
import { addItem, changeSet, finishSession, markSet } from '../../training/edit-session.ts'
import type { PlanContent } from '../../training/plan-run.ts'
import { itemsOf, type Session, type SessionOrigin } from '../../training/session.ts'
import { emptySession } from '../../training/start-session.ts'

export const exerciseOf = (id: string): Exercise => exercises.find((one) => one.id === id)!

export const wishes: PlanInput = {
  goal: 'muscle',
  level: 'intermediate',
  days: 3,
  minutes: 60,
  weeks: 8,
  focus: ['chest'],
  injuries: [{ joint: 'wrist', stage: 'returning' }],
  avoid: ['kneeling'],
  dislikes: ['burpee'],
  seed: 77_123,
}

export function generated(change: Partial<PlanContent> = {}, input: PlanInput = wishes): PlanContent {
  const made = generatePlan(input, exercises, gym)
  if (!made.ok) throw new Error(made.problem.key)
  return { name: '', origin: 'generated', weekdays: [0, 2, 4], plan: made.plan, place: null, ...change }
}

const MINUTE = 60_000

type Done = { exercise: string; weight: number | null; amounts: readonly number[]; reserve?: number }

/** A session as a device sends it: each set done two minutes after the one before. `end` false: still under way. */
export function trained(
  start: number,
  done: readonly Done[],
  {
    id = uuidv7(),
    name = '',
    zone = 'UTC',
    origin = null,
    end = true,
    note = '',
  }: { id?: string; name?: string; zone?: string; origin?: SessionOrigin; end?: boolean; note?: string } = {},
): Session {
  let now = start
  let session: Session = { ...emptySession({ id, now, zone, name }), origin }
  session = { ...session, fields: { ...session.fields, note: { value: note, at: now } } }
  for (const { exercise, weight, amounts, reserve } of done) {
    const item = uuidv7()
    session = addItem(session, item, exerciseOf(exercise), { after: null, sets: amounts.length, newId: uuidv7, unit: 'kg', now })
    for (const [at, { id: set }] of itemsOf(session)
      .find((one) => one.id === item)!
      .sets.entries()) {
      now += 2 * MINUTE
      const effort = reserve === undefined ? null : ({ scale: 'rir', value: reserve } as const)
      session = markSet(changeSet(session, set, { weight, amount: amounts[at]!, effort }, now), set, true, now)
    }
  }
  return end ? finishSession(session, now + MINUTE) : session
}

export const bodyOf = ({ id: _id, ...body }: Session) => ({ ...body, items: { ...body.items }, sets: { ...body.sets } })
