import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { rounds } from '#testing/depth.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import * as api from './contract.ts'
import { PLAIN_HABIT } from './plain-habit.ts'
import { habitsServer } from './server/feature.ts'
import { ruleOf } from '#platform/web/offline/entry.ts'
import { changeRules, type Change, type HabitList } from './web/data/changes.ts'
import { applyOptimistic } from './web/data/optimistic.ts'

// Compares the page's optimistic state with the server's answers: over HTTP, from a real database.

const server = sharedServer([habitsServer], { worker: false })

const KINDS: Partial<api.HabitFields>[] = [
  {},
  { schedule: { kind: 'timesADay', times: 3 } },
  { kind: 'atLeast', target: 6, unit: 'km', schedule: { kind: 'weekdays', weekdays: 0b0101011 } },
  { kind: 'atMost', target: 4, unit: 'cups' },
  { schedule: { kind: 'perDays', times: 3, days: 7 } },
  { kind: 'atLeast', target: 12, unit: 'km', schedule: { kind: 'perDays', times: 1, days: 7 } },
  { schedule: { kind: 'everyDays', days: 3 } },
]

const which = fc.nat({ max: KINDS.length - 1 })
const markChange = fc.oneof(
  fc.record({ op: fc.constant('set' as const), value: fc.option(fc.integer({ min: 0, max: 9 })) }),
  fc.record({ op: fc.constant('add' as const), amount: fc.integer({ min: -4, max: 6 }) }),
  fc.record({ op: fc.constant('skip' as const), isSkipped: fc.boolean(), reason: fc.constantFrom('', 'Ill') }),
  fc.record({ op: fc.constant('note' as const), note: fc.constantFrom('', 'rain') }),
)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('mark' as const), habit: which, back: fc.integer({ min: 0, max: 6 }), change: markChange }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('undo' as const), nth: fc.nat({ max: 30 }) }) },
  fc.record({ does: fc.constant('rename' as const), habit: which, target: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ does: fc.constant('archive' as const), habit: which }),
  fc.record({ does: fc.constant('remove' as const), habit: which }),
  fc.record({ does: fc.constant('order' as const), by: fc.nat({ max: 6 }) }),
  fc.record({ does: fc.constant('group' as const), name: fc.constantFrom('Morning', 'Evening') }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** The part of a list that a device can compute. Strength and figures of the whole history come from the server. */
const essence = ({ today, habits, groups }: HabitList) => ({
  today,
  groups,
  habits: habits.map(({ habit, today: day, week, standing: { isDone, isDue, amount, total, mayMiss } }) => ({
    habit,
    day,
    week,
    standing: { isDone, isDue, amount, total, mayMiss },
  })),
})

test('the optimistic state equals the server’s final state after any sequence of changes', { timeout: 60_000 }, async () => {
  const sequences = fc.sample(fc.array(step, { minLength: 8, maxLength: 16 }), { numRuns: rounds(6, 12), seed: 20260504 })
  for (const steps of sequences) {
    const me = await signedIn(server)
    const { today } = await me.call(api.listHabits, { query: {} })
    const ids = KINDS.map(() => uuidv7())
    const fields = KINDS.map((part, order): api.HabitFields => ({
      ...PLAIN_HABIT,
      name: `Habit ${order}`,
      order,
      startDay: addDays(today, -30),
      ...part,
    }))
    for (const [n, id] of ids.entries()) await me.call(api.putHabit, { params: { id }, body: fields[n]! })
    const before = await me.call(api.listHabits, { query: {} })
    const changes: Change[] = []
    for (const send of requestsOf(steps, { ids, fields, today, now: server.app.clock.now().getTime() })) {
      changes.push(ruleOf(changeRules, send.endpoint)!.change(send.input))
      await me.call(send.endpoint as typeof api.putHabit, send.input as never)
    }
    expect(essence(applyOptimistic(before, changes)), JSON.stringify(steps)).toEqual(essence(await me.call(api.listHabits, { query: {} })))
  }
})

type World = { ids: string[]; fields: api.HabitFields[]; today: LocalDay; now: number }
type Request = {
  endpoint: { method: 'POST' | 'PUT' | 'DELETE'; path: `/api/${string}` }
  input: { params?: { id: string }; body?: unknown }
}

function* requestsOf(steps: readonly Step[], { ids, fields, today, now }: World): Generator<Request> {
  const made: api.Mark[] = []
  const removed = new Set<number>()
  const mark = (part: Pick<api.Mark, 'habitId' | 'day' | 'change'>): Request => {
    const one = { id: uuidv7(), at: new Date(now - 60_000 + made.length).toISOString(), ...part }
    made.push(one)
    return { endpoint: api.sendMarks, input: { body: { marks: [one] } } }
  }
  for (const one of steps) {
    // A habit that was removed on this device gets no further changes from it.
    if ('habit' in one && removed.has(one.habit)) continue
    switch (one.does) {
      case 'mark':
        yield mark({ habitId: ids[one.habit]!, day: addDays(today, -one.back), change: one.change })
        break
      case 'undo': {
        const of = made[one.nth]
        if (!of || of.change.op === 'undo' || removed.has(ids.indexOf(of.habitId))) break
        const to = { value: 0, isEntered: false, isSkipped: false, reason: '', note: '' }
        yield mark({ habitId: of.habitId, day: of.day, change: { op: 'undo', of: of.id, to } })
        break
      }
      case 'rename': {
        const body = (fields[one.habit] = { ...fields[one.habit]!, name: `Named ${one.target}`, isArchived: false })
        if (body.kind !== 'yes') body.target = one.target
        yield { endpoint: api.putHabit, input: { params: { id: ids[one.habit]! }, body } }
        break
      }
      case 'archive':
        removed.add(one.habit)
        yield { endpoint: api.putHabit, input: { params: { id: ids[one.habit]! }, body: { ...fields[one.habit]!, isArchived: true } } }
        break
      case 'remove':
        removed.add(one.habit)
        yield { endpoint: api.deleteHabit, input: { params: { id: ids[one.habit]! } } }
        break
      case 'order': {
        const left = ids.filter((_, n) => !removed.has(n))
        const turned = [...left.slice(one.by), ...left.slice(0, one.by)]
        for (const [order, id] of turned.entries()) fields[ids.indexOf(id)] = { ...fields[ids.indexOf(id)]!, order }
        yield { endpoint: api.orderHabits, input: { body: { habits: turned.map((id) => ({ id, groupId: null })) } } }
        break
      }
      case 'group':
        yield { endpoint: api.putGroup, input: { params: { id: uuidv7() }, body: { name: one.name, order: made.length } } }
    }
  }
}
