import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import type { Habit, HabitDay, Mark, Schedule } from '../../contract.ts'
import { NO_DAYS, numbered } from '../../engine/day-values.ts'
import { appendMark, BLANK, replay, type MarkLog } from '../../engine/mark-log.ts'
import { standingOf } from '../../engine/status.ts'
import type { Change } from './changes.ts'
import { someHabit, someList, someToday, TODAY } from './habits.fixture.ts'
import { applyOptimistic, applyOptimisticToDue, applyOptimisticToHabit, blankDay, onDay } from './optimistic.ts'
import { undoing } from './marks.ts'

const ID = someHabit().id
const OTHER = '019a0000-0000-7000-8000-000000000009'
const START = Date.parse('2026-05-04T08:00:00Z')
const change = fc.oneof(
  fc.record({ op: fc.constant('set' as const), value: fc.option(fc.integer({ min: 0, max: 12 })) }),
  fc.record({ op: fc.constant('add' as const), amount: fc.integer({ min: -8, max: 8 }) }),
  fc.record({ op: fc.constant('skip' as const), isSkipped: fc.boolean(), reason: fc.constantFrom('', 'Ill') }),
  fc.record({ op: fc.constant('note' as const), note: fc.constantFrom('', 'rain') }),
)
type Pressed = { habitId: string; back: number; change: Mark['change'] }
const pressed: fc.Arbitrary<Pressed> = fc.record({ habitId: fc.constantFrom(ID, OTHER), back: fc.integer({ min: 0, max: 6 }), change })

/** Marks as a device makes them: each later than the one before. */
const marked = (all: readonly Pressed[], from = START): Mark[] =>
  all.map(({ habitId, back, change: what }, n) => ({
    id: `${from}-${String(n).padStart(3, '0')}`,
    habitId,
    day: addDays(TODAY, -back),
    at: new Date(from + n).toISOString(),
    change: what,
  }))
const marks = fc.array(pressed, { maxLength: 12 }).map((all) => marked(all))
const laterMarks = fc.array(pressed, { maxLength: 12 }).map((all) => marked(all, START + 1000))
/** Marks of which some are undone later, in any order. */
const marksAndUndos = fc.tuple(marks, fc.infiniteStream(fc.integer({ min: 0, max: 2 }))).map(([all, dice]) => {
  const taken = all.filter(() => dice.next().value === 0)
  const to = { value: 7, isEntered: true, isSkipped: false, reason: '', note: 'as it was seen then' }
  return [
    ...all,
    ...taken.map(({ id, habitId, day }, n): Mark => ({
      id: `undo ${id}`,
      habitId,
      day,
      at: new Date(START + 500 + n).toISOString(),
      change: { op: 'undo', of: id, to },
    })),
  ]
})
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

/** The days as the server computes them, applying the marks one by one. */
function daysAfter(all: readonly Mark[]): HabitDay[] {
  const logs = new Map<string, MarkLog>()
  for (const one of all) if (one.habitId === ID) logs.set(one.day, appendMark(logs.get(one.day) ?? { base: BLANK, marks: [] }, one))
  return [...logs].map(([day, log]) => {
    const { at: _, ...content } = replay(log)
    return { day, ...content }
  })
}

describe('marks that are shown before the server knows them', () => {
  test('show the same days, and whether it is done and due, as the server will say once it has them', () => {
    fc.assert(
      fc.property(habit, marksAndUndos, (one, all) => {
        const shown = applyOptimistic(someList(someToday(one)), asChange(all)).habits[0]!
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
      fc.property(habit, marks, laterMarks, (one, first, second) => {
        const list = someList(someToday(one))
        expect(applyOptimistic(applyOptimistic(list, asChange(first)), asChange(second))).toEqual(
          applyOptimistic(list, asChange([...first, ...second])),
        )
      }),
    )
  })

  test('that are undone leave the day unchanged', () => {
    fc.assert(
      fc.property(habit, marks, fc.array(change, { minLength: 1, maxLength: 3 }), (one, earlier, presses) => {
        const before = applyOptimistic(someList(someToday(one, daysAfter(earlier))), [])
        const day = before.habits[0]!.today
        const own = marked(presses.map((what) => ({ habitId: ID, back: 0, change: what })))
        const back = marked(
          undoing(day, own).map((what) => ({ habitId: ID, back: 0, change: what })),
          START + 2000,
        )
        const inOneGo = applyOptimistic(before, [...asChange(own), ...asChange(back)])
        // The marks were answered in the meantime: only the undo is left to apply.
        const inTwo = applyOptimistic(applyOptimistic(before, asChange(own)), asChange(back))
        for (const after of [inOneGo.habits[0]!, inTwo.habits[0]!]) {
          expect(after.week).toEqual(before.habits[0]!.week)
          expect(after.standing.isDone).toBe(before.habits[0]!.standing.isDone)
        }
      }),
    )
  })

  test('update a sum over more than a week by the added amount', () => {
    const far = someHabit({ kind: 'atLeast', target: 30, schedule: { kind: 'perDays', times: 1, days: 30 } })
    const list = someList(someToday(far, [{ ...blankDay('2026-04-12'), value: 28 }]))
    const after = applyOptimistic(list, asChange(marked([{ habitId: ID, back: 0, change: { op: 'add', amount: 3 } }]))).habits[0]!
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
    const all = marked([2, 1, 0].map((back) => ({ habitId: ID, back, change: { op: 'set', value: 1 } })))
    const after = applyOptimisticToHabit(answer, asChange(all))
    expect(after.standing).toMatchObject({ streak: 3, isDone: true, total: 3 })
    expect(after.strengths.values.at(-1)).toBeGreaterThan(0.1)
    expect(applyOptimisticToHabit(answer, [])).toBe(answer)
  })

  test('show on the hub as on the page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), marks, (target, all) => {
        const one = someHabit({ kind: 'atLeast', target })
        const ofToday = all.filter(({ day }) => day === TODAY)
        const start = someToday(one)
        const due = applyOptimisticToDue({ habit: one, today: start.today, standing: start.standing }, ofToday)
        const page = applyOptimistic(someList(start), asChange(ofToday)).habits[0]!
        expect(due.today).toEqual(page.today)
        expect(due.standing.isDone).toBe(page.standing.isDone)
      }),
    )
  })
})

describe('a stored list', () => {
  test('shows on the next day what the server would answer for that day', () => {
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

  test('is unchanged when the clock is behind it', () => {
    const list = someList(someToday(someHabit()))
    expect(onDay(list, '2026-05-01')).toBe(list)
  })
})

describe('habits and groups that wait to be sent', () => {
  const { id: _, createdAt: __, completedDay: ___, ...fields } = someHabit({ name: 'New', order: 5 })

  test('are there, in their order, and absent when removed or archived', () => {
    const list = someList(someToday(someHabit()))
    const other = '019a0000-0000-7000-8000-000000000002'
    const added = applyOptimistic(list, [{ kind: 'habit', id: other, fields }])
    expect(added.habits.map((item) => item.habit.name)).toEqual(['Stretch', 'New'])
    expect(added.habits[1]).toMatchObject({ standing: { isDue: true, streak: 0 } })
    const ordered = applyOptimistic(added, [
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
    expect(applyOptimistic(added, [{ kind: 'habit', id: other, fields: { ...fields, isArchived: true } }]).habits).toHaveLength(1)
    expect(applyOptimistic(added, [{ kind: 'habit-removed', id: ID }]).habits.map((item) => item.habit.name)).toEqual(['New'])
  })
})
