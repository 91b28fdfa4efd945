import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import type { Habit, HabitDay, Mark, Schedule } from '../../contract.ts'
import { NO_DAYS, numbered } from '../../engine/day-values.ts'
import { standingOf } from '../../engine/standing.ts'
import { changeOf, type Change } from './changes.ts'
import { someHabit, someList, someToday, TODAY } from './habits.fixture.ts'
import { blankDay, layOver, layOverDue, layOverHabit, markedDay, onDay } from './lay-over.ts'
import { undoing } from './marks.ts'

const ID = someHabit().id
const change = fc.oneof(
  fc.record({ op: fc.constant('set' as const), value: fc.integer({ min: 0, max: 12 }) }),
  fc.record({ op: fc.constant('add' as const), amount: fc.integer({ min: -8, max: 8 }) }),
  fc.record({ op: fc.constant('skip' as const), isSkipped: fc.boolean(), reason: fc.constantFrom('', 'Ill') }),
  fc.record({ op: fc.constant('note' as const), note: fc.constantFrom('', 'rain') }),
)
const mark = fc.record({
  id: fc.uuid(),
  habitId: fc.constantFrom(ID, '019a0000-0000-7000-8000-000000000009'),
  day: fc.integer({ min: 0, max: 6 }).map((back) => addDays(TODAY, -back)),
  at: fc.constant('2026-05-04T09:00:00.000Z'),
  change,
})
const marks = fc.array(mark, { maxLength: 12 })
const schedule: fc.Arbitrary<Schedule> = fc.oneof(
  fc.constant({ kind: 'daily' as const }),
  fc.record({ kind: fc.constant('weekdays' as const), weekdays: fc.integer({ min: 1, max: 127 }) }),
  fc.record({ kind: fc.constant('perDays' as const), times: fc.integer({ min: 1, max: 7 }), days: fc.integer({ min: 2, max: 7 }) }),
  fc.record({ kind: fc.constant('everyDays' as const), days: fc.integer({ min: 2, max: 9 }) }),
)
const habit: fc.Arbitrary<Habit> = fc
  .record({
    kind: fc.constantFrom('yes' as const, 'atLeast' as const, 'atMost' as const),
    schedule,
    target: fc.integer({ min: 1, max: 9 }),
    back: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ back, ...rest }) => someHabit({ ...rest, target: rest.kind === 'yes' ? 1 : rest.target, startDay: addDays(TODAY, -back) }))

const asChange = (all: readonly Mark[]): Change[] => [{ kind: 'marks', marks: all }]

/** The days as a server would have them that believes the marks in their order. */
function daysAfter(all: readonly Mark[]): HabitDay[] {
  const days = new Map<string, HabitDay>()
  for (const { habitId, day, change: what } of all) if (habitId === ID) days.set(day, markedDay(days.get(day) ?? blankDay(day), what))
  return [...days.values()]
}

describe('marks laid over what the server said', () => {
  test('show the same days, and whether it is done and due, as the server will say once it has them', () => {
    fc.assert(
      fc.property(habit, marks, (one, all) => {
        const shown = layOver(someList(someToday(one)), asChange(all)).habits[0]!
        const days = daysAfter(all)
        const truth = someToday(one, days)
        expect(shown.week).toEqual(truth.week)
        const { isDone, isDue, amount, total, mayMiss } = standingOf(one, numbered(days), TODAY)
        expect(shown.standing).toMatchObject({ isDone, isDue, amount, mayMiss })
        expect(shown.standing.total).toBeCloseTo(total)
      }),
    )
  })

  test('are the same in one go and in two', () => {
    fc.assert(
      fc.property(habit, marks, marks, (one, first, second) => {
        const list = someList(someToday(one))
        expect(layOver(layOver(list, asChange(first)), asChange(second))).toEqual(layOver(list, asChange([...first, ...second])))
      }),
    )
  })

  test('and taken back leave the day as it was', () => {
    fc.assert(
      fc.property(habit, marks, fc.array(change, { minLength: 1, maxLength: 3 }), (one, earlier, pressed) => {
        const before = layOver(someList(someToday(one, daysAfter(earlier))), [])
        const day = before.habits[0]!.today
        const own = pressed.map((what, index): Mark => ({ id: `${index}`, habitId: ID, day: TODAY, at: '', change: what }))
        const back = undoing(day, own).map((what, index): Mark => ({ id: `back ${index}`, habitId: ID, day: TODAY, at: '', change: what }))
        const after = layOver(before, [...asChange(own), ...asChange(back)]).habits[0]!
        expect(after.week).toEqual(before.habits[0]!.week)
        expect(after.standing.isDone).toBe(before.habits[0]!.standing.isDone)
      }),
    )
  })

  test('count a sum over more days than a week by what was added to it', () => {
    const far = someHabit({ kind: 'atLeast', target: 30, schedule: { kind: 'perDays', times: 1, days: 30 } })
    const list = someList(someToday(far, [{ ...blankDay('2026-04-12'), value: 28 }]))
    const after = layOver(list, asChange([{ id: 'm', habitId: ID, day: TODAY, at: '', change: { op: 'add', amount: 3 } }])).habits[0]!
    expect(list.habits[0]!.standing).toMatchObject({ amount: 28, isDone: false, isDue: true })
    expect(after.standing).toMatchObject({ amount: 31, isDone: true, isDue: false })
  })

  test('recount a whole history exactly', () => {
    const one = someHabit({ startDay: '2026-04-20' })
    const answer = {
      habit: one,
      today: TODAY,
      standing: standingOf(one, NO_DAYS, TODAY),
      days: [],
      strengths: { from: one.startDay, values: Array.from({ length: 15 }, () => 0) },
    }
    const all = ['2026-05-02', '2026-05-03', TODAY].map((day): Mark => ({
      id: day,
      habitId: ID,
      day,
      at: '',
      change: { op: 'set', value: 1 },
    }))
    const after = layOverHabit(answer, asChange(all))
    expect(after.standing).toMatchObject({ streak: 3, isDone: true, total: 3 })
    expect(after.strengths.values.at(-1)).toBeGreaterThan(0.1)
    expect(layOverHabit(answer, [])).toBe(answer)
  })

  test('show on the hub as on the page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), marks, (target, all) => {
        const one = someHabit({ kind: 'atLeast', target })
        const ofToday = all.filter(({ day }) => day === TODAY)
        const start = someToday(one)
        const due = layOverDue({ habit: one, today: start.today, standing: start.standing }, ofToday)
        const page = layOver(someList(start), asChange(ofToday)).habits[0]!
        expect(due.today).toEqual(page.today)
        expect(due.standing.isDone).toBe(page.standing.isDone)
      }),
    )
  })
})

describe('a list that was kept', () => {
  test('is on the next day what the server would say of that day', () => {
    fc.assert(
      fc.property(habit, marks, fc.integer({ min: 0, max: 9 }), (one, all, passed) => {
        const days = daysAfter(all)
        const later = addDays(TODAY, passed)
        const shown = onDay(someList(someToday(one, days)), later).habits[0]!
        const truth = someToday(one, days, later)
        expect(shown.week).toEqual(truth.week)
        expect(shown.standing).toMatchObject({ isDone: truth.standing.isDone, isDue: truth.standing.isDue })
      }),
    )
  })

  test('stays as it is when the clock is behind it', () => {
    const list = someList(someToday(someHabit()))
    expect(onDay(list, '2026-05-01')).toBe(list)
  })
})

describe('habits and groups that wait to be sent', () => {
  const { id: _, createdAt: __, completedDay: ___, ...fields } = someHabit({ name: 'New', order: 5 })

  test('are there, in their order, and gone when removed or put away', () => {
    const list = someList(someToday(someHabit()))
    const other = '019a0000-0000-7000-8000-000000000002'
    const added = layOver(list, [{ kind: 'habit', id: other, fields }])
    expect(added.habits.map((item) => item.habit.name)).toEqual(['Stretch', 'New'])
    expect(added.habits[1]).toMatchObject({ standing: { isDue: true, streak: 0 } })
    const ordered = layOver(added, [
      {
        kind: 'order',
        habits: [
          { id: other, groupId: null },
          { id: ID, groupId: 'g' },
        ],
      },
    ])
    expect(ordered.habits.map(({ habit: { name, groupId } }) => [name, groupId])).toEqual([
      ['New', null],
      ['Stretch', 'g'],
    ])
    expect(layOver(added, [{ kind: 'habit', id: other, fields: { ...fields, isArchived: true } }]).habits).toHaveLength(1)
    expect(layOver(added, [{ kind: 'habit-removed', id: ID }]).habits.map((item) => item.habit.name)).toEqual(['New'])
  })

  test('are read from what waits in the outbox', () => {
    expect(changeOf({ method: 'PUT', path: '/api/habits/:id', input: { params: { id: 'x' }, body: fields } })).toEqual({
      kind: 'habit',
      id: 'x',
      fields,
    })
    expect(
      changeOf({ method: 'PUT', path: '/api/habit-groups/:id', input: { params: { id: 'g' }, body: { name: 'A', order: 1 } } }),
    ).toEqual({
      kind: 'group',
      group: { id: 'g', name: 'A', order: 1 },
    })
    expect(changeOf({ method: 'PUT', path: '/api/soul/tracks/:id/favourite', input: {} })).toBeUndefined()
  })
})
