import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { User } from '#platform/contract/session.ts'
import { setUser } from '#platform/web/session/session.ts'
import { exercises } from '../../content/exercises/table.ts'
import type { Training } from '../../contract/training.ts'
import { addItem, changeSet, finishSession, markSet } from '../../training/edit-session.ts'
import { itemsOf } from '../../training/session.ts'
import { emptySession } from '../../training/start-session.ts'
import { usePast } from './use-training.ts'

const bench = exercises.find(({ id }) => id === 'barbell-bench-press')!

/** A finished session with one set. */
function sessionAt(start: string, zone: string) {
  const now = Date.parse(start)
  let next = 0
  const newId = () => `01900000-0000-7000-8000-${String(++next).padStart(12, '0')}`
  let session = addItem(emptySession({ id: newId(), now, zone, name: '' }), newId(), bench, {
    after: null,
    sets: 1,
    newId,
    unit: 'kg',
    now,
  })
  const [set] = itemsOf(session)[0]!.sets
  session = markSet(changeSet(session, set!.id, { weight: 60, amount: 8 }, now), set!.id, true, now)
  return finishSession(session, now + 60_000)
}
const daysSince = (session: ReturnType<typeof sessionAt>, today: string) =>
  renderHook(() => usePast({ today, lifts: [] } as unknown as Training, [session]))
    .result.current(bench.id)
    .map(({ daysAgo }) => daysAgo)

beforeEach(() => setUser({ id: 'ada', locale: null, zone: 'Europe/Berlin', dayStart: 240 } as User))

test('a session near midnight counts for its local day, by the hour at which the person’s day begins', () => {
  const early = sessionAt('2026-05-04T03:30:00.000Z', 'Europe/Berlin')
  expect(daysSince(early, '2026-05-04')).toEqual([0])
  const late = sessionAt('2026-05-05T02:30:00.000Z', 'America/New_York')
  expect(daysSince(late, '2026-05-06')).toEqual([2])
  const afterMidnight = sessionAt('2026-05-05T00:30:00.000Z', 'Europe/Berlin')
  expect(daysSince(afterMidnight, '2026-05-05')).toEqual([1])
})
