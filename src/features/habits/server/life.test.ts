import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { thoroughTest } from '#testing/depth.ts'
import { addDays, dayNumber, instantOf, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { ownServer } from '#testing/test-server.ts'
import * as api from '../contract.ts'
import { columnsOf, spanOf, type DayColumns } from '../engine/day-values.ts'
import { standingOf } from '../engine/status.ts'
import { strengths } from '../engine/strength.ts'
import { countedOf } from './analytics/analytics.ts'
import { habitsServer } from './feature.ts'
import { fields, mark } from './habits.fixture.ts'
import { appendMark, BLANK, replay, type MarkLog } from '../engine/mark-log.ts'

/** Zones with different clock changes: both hemispheres, half an hour, after midnight, none, and places 25 hours apart. */
const ZONES = [
  'UTC', 'Europe/Berlin', 'America/New_York', 'America/St_Johns', 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Africa/Casablanca',
  'America/Santiago', 'Asia/Beirut', 'Pacific/Apia', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Pacific/Chatham', 'Antarctica/Troll', 'Africa/Cairo',
] // prettier-ignore
const HOUR = 3_600_000
const BEGIN = Date.parse('2016-02-20T00:00:00Z')
const END = Date.parse('2026-03-01T00:00:00Z')

/** Ten years of a person: their zones over time, and when their day begins (minutes after midnight). */
type Life = { moves: { at: number; zone: string; dayStart: number }[] }
const lives: fc.Arbitrary<Life> = fc
  .array(
    fc.record({
      at: fc.integer({ min: BEGIN, max: END }),
      zone: fc.constantFrom(...ZONES),
      dayStart: fc.constantFrom(0, 30, 180, 240, 360),
    }),
    { maxLength: 25 },
  )
  .chain((moves) => fc.record({ first: fc.constantFrom(...ZONES), start: fc.constantFrom(0, 240), moves: fc.constant(moves) }))
  .map(({ first, start, moves }) => ({
    moves: [{ at: BEGIN, zone: first, dayStart: start }, ...moves.toSorted((a, b) => a.at - b.at)],
  }))

/** The person's day at every moment they look at the clock: every few hours, and right after each move. */
function daysLived({ moves }: Life): { at: number; day: LocalDay }[] {
  const seen: { at: number; day: LocalDay }[] = []
  moves.forEach(({ at: from, zone, dayStart }, index) => {
    const until = moves[index + 1]?.at ?? END
    for (let at = from; at < until; at += 7 * HOUR) seen.push({ at, day: localDayOf(new Date(at), zone, dayStart) })
  })
  return seen
}

const habitOf = (startDay: LocalDay): api.Habit => ({
  ...fields({ startDay }),
  id: '019a0000-0000-7000-8000-000000000001',
  createdAt: '2016-02-20T00:00:00Z',
  completedDay: null,
})

/** The marks as the server stores them, by its own rules. */
function stored(marks: readonly api.Mark[]): DayColumns {
  const logs = new Map<LocalDay, MarkLog>()
  for (const one of marks) logs.set(one.day, appendMark(logs.get(one.day) ?? { base: BLANK, marks: [] }, one))
  return columnsOf(
    [...logs].flatMap(([day, log]) => {
      const { value, isEntered, isSkipped } = replay(log)
      return isEntered || isSkipped ? [{ number: dayNumber(day), value, isEntered, isSkipped }] : []
    }),
  )
}

/** Independent count over a set of days: length of the run that ends on the last day, and of the longest run. */
function runs(days: ReadonlySet<LocalDay>): { current: number; best: number } {
  const sorted = [...days].toSorted()
  let [current, best] = [0, 0]
  let before: number | undefined
  for (const day of sorted) {
    const at = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))) / (24 * HOUR)
    current = at - 1 === before ? current + 1 : 1
    best = Math.max(best, current)
    before = at
  }
  return { current, best }
}

const DONE = { op: 'set', value: 1 } as const
const marksOf = (lived: readonly { at: number; day: LocalDay }[]) =>
  lived.map(({ at, day }, index): api.Mark => ({
    id: `mark ${String(index).padStart(6, '0')}`,
    habitId: 'h',
    day,
    at: new Date(at).toISOString(),
    change: DONE,
  }))

describe('ten years of a person who moves between time zones', () => {
  test('a habit done on every local day has a streak of exactly as many days as there were, and the strength of as many', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const lived = daysLived(life)
        const days = new Set(lived.map(({ day }) => day))
        const first = [...days].toSorted()[0]!
        const today = [...days].toSorted().at(-1)!
        const habit = habitOf(first)
        const columns = stored(marksOf(lived))
        const standing = standingOf(habit, columns, today)
        const { current, best } = runs(days)
        expect(standing).toMatchObject({ streak: current, bestStreak: best, total: days.size, isDone: true })
        // Only a move that sets the local clock forward by more than a day skips a calendar day.
        const lost = dayNumber(today) - dayNumber(first) + 1 - days.size
        if (lost === 0) {
          expect(standing.streak).toBe(days.size)
          expect(standing.strength).toBeCloseTo(1 - 0.5 ** (days.size / 13), 9)
          expect(standing.recovery).toBeNull()
        }
        expect(lost).toBeLessThanOrEqual(life.moves.length)
        const { overview } = countedOf(habit, columns, today)
        expect(overview).toMatchObject({ streak: current, daysDone: days.size, total: days.size })
        for (const period of ['week', 'month', 'quarter'] as const) {
          const totals = overview.totals[period]
          const inside = [...days].filter((day) => day >= totals[0]!.from).length
          expect(totals.reduce((sum, { value }) => sum + value, 0)).toBe(inside)
        }
      }),
      { numRuns: 20 },
    )
  })

  thoroughTest('no clock change and no leap day makes a day twice or leaves one out, wherever one stays', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.integer({ min: 0, max: 719 }), (zone, dayStart) => {
        // In the very first minute of each of the person's days, or late: a day may begin up to two hours early by the clocks (Troll).
        const marks = Array.from({ length: 3660 }, (_, index) => {
          const day = addDays('2016-02-20', index)
          const at =
            index % 2 ? instantOf(day, dayStart, zone) : new Date(instantOf(addDays(day, 1), dayStart, zone).getTime() - 121 * 60_000)
          return { at: at.getTime(), day: localDayOf(at, zone, dayStart) }
        })
        const columns = stored(marksOf(marks))
        const today = addDays('2016-02-20', 3659)
        expect(standingOf(habitOf('2016-02-20'), columns, today)).toMatchObject({ streak: 3660, bestStreak: 3660, total: 3660 })
      }),
      { numRuns: 16 },
    )
  })

  thoroughTest('marks that are undone leave streaks, strength and every chart unchanged, in any order of arrival', () => {
    const slips = fc.array(
      fc.record({
        back: fc.integer({ min: 0, max: 3600 }),
        minute: fc.integer({ min: 0, max: 1439 }),
        change: fc.oneof(
          fc.constant({ op: 'set', value: null } as const),
          fc.constant({ op: 'add', amount: -1 } as const),
          fc.constant({ op: 'skip', isSkipped: true, reason: '' } as const),
          fc.constant({ op: 'set', value: 1 } as const),
        ),
      }),
      { minLength: 1, maxLength: 40 },
    )
    fc.assert(
      fc.property(lives, slips, fc.double({ min: 0.3, max: 1, noNaN: true }), fc.integer(), (life, all, share, seed) => {
        // Not every day was done: there are streaks to spoil.
        const lived = daysLived(life).filter(({ at }) => ((at / HOUR) * 2654435761) % 1000 < share * 1000)
        const today = daysLived(life).at(-1)!.day
        const real = marksOf(lived)
        const wrong = all.map(({ back, minute, change }, index): api.Mark => {
          const day = addDays(today, -back)
          return {
            id: `slip ${index}`,
            habitId: 'h',
            day,
            at: new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000).toISOString(),
            change,
          }
        })
        const undone = wrong.map(({ id, day, at }): api.Mark => {
          const { at: _, ...to } = BLANK
          return { id: `undo ${id}`, habitId: 'h', day, at, change: { op: 'undo', of: id, to } }
        })
        const order = (one: api.Mark) => (((one.id.length * 31 + one.id.charCodeAt(one.id.length - 1)) ^ seed) * 2654435761) % 9973
        const shuffled = [...real, ...wrong, ...undone].toSorted((a, b) => order(a) - order(b))
        const [before, after] = [stored(real), stored(shuffled)]
        const habit = habitOf(addDays(today, -3650))
        expect(standingOf(habit, after, today)).toEqual(standingOf(habit, before, today))
        expect(strengths(habit, spanOf(habit, after, today))).toEqual(strengths(habit, spanOf(habit, before, today)))
        expect(countedOf(habit, after, today).overview).toEqual(countedOf(habit, before, today).overview)
      }),
      { numRuns: 12 },
    )
  })
})

thoroughTest('ten years sent in pieces, out of order and twice, are the same streak over HTTP, in each process', async () => {
  const one = await ownServer([habitsServer], { worker: false })
  const two = await ownServer([habitsServer], { worker: false, beside: one })
  const today = '2026-05-04'
  const client = await signedIn(one)
  const elsewhere = two.client()
  elsewhere.cookies.set('fernwell_session', client.cookies.get('fernwell_session')!)
  const id = uuidv7()
  await client.call(api.putHabit, { params: { id }, body: fields({ startDay: '2016-05-04' }) })
  const zone = (index: number) => ZONES[(index >> 6) % 8]!
  const marks = Array.from({ length: 3653 }, (_, index) => {
    const at = instantOf(addDays('2016-05-04', index), 12 * 60, zone(index))
    return mark(id, localDayOf(at, zone(index), 240), DONE, at.toISOString())
  })
  const pieces = Array.from({ length: Math.ceil(marks.length / 200) }, (_, index) =>
    marks.slice(index * 200, index * 200 + 200).toReversed(),
  )
  const sent = pieces.toReversed()
  for (const [index, body] of sent.entries()) {
    await (index % 2 ? client : elsewhere).call(api.sendMarks, { body: { marks: body } })
    if (index % 5 === 0) await client.call(api.sendMarks, { body: { marks: body } })
  }
  for (const device of [client, elsewhere]) {
    const [item] = (await device.call(api.listHabits, { query: {} })).habits
    expect(item!.standing).toMatchObject({ streak: 3653, bestStreak: 3653, total: 3653, isDone: true })
  }
  // A process does not reuse its cached results after another process has changed the habit.
  await elsewhere.call(api.sendMarks, { body: { marks: [mark(id, addDays(today, -10), { op: 'set', value: null })] } })
  const [item] = (await client.call(api.listHabits, { query: {} })).habits
  expect(item!.standing).toMatchObject({ streak: 10, bestStreak: 3642, total: 3652 })
})
