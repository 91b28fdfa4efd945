import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { User } from '#platform/contract/session.ts'
import { setUser } from '#platform/web/session/session.ts'
import { exercises } from '../../content/exercises/table.ts'
import { DEFAULT_SETTINGS, type Training } from '../../contract/training.ts'
import { plainSlot } from '../../engine/plans.fixture.ts'
import { readinessShift } from '../../engine/readiness.ts'
import type { PastSession, Plan } from '../../engine/types.ts'
import { placeOf } from '../../gyms/loads.ts'
import { usualGym } from '../../gyms/usual.ts'
import { sessionAt } from '../../training/plan-run.ts'
import { itemsOf, type Session } from '../../training/session.ts'
import { startSession } from '../../training/start-session.ts'
import type { Table } from '../core/use-table.ts'
import type { Here } from '../data/use-place.ts'
import { ItemSheet } from './ItemSheet.tsx'

beforeEach(() => setUser({ id: 'ada', locale: null, zone: 'Europe/Berlin', dayStart: 240 } as User))

const NOW = Date.parse('2026-05-04T17:00:00.000Z')
const PLAN = '01900000-0000-7000-8000-0000000000ff'
const gym = usualGym('gym', 'kg', 'Gym')
const here: Here = { gym, id: null, place: placeOf(gym), unit: 'kg', isDeleted: false }
const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
const table: Table = { all: exercises, own: new Set(), byId, nameOf: (id) => byId.get(id)?.name ?? id }
const past: PastSession[] = [
  { daysAgo: 3, target: { kind: 'reps', from: 8, to: 8 }, sets: Array.from({ length: 3 }, () => ({ weight: 60, amount: 8, reserve: 2 })) },
]
const slot = plainSlot('barbell-bench-press', {
  id: 'a',
  target: { kind: 'reps', from: 8, to: 8 },
  why: [{ key: 'pick.press', values: {}, source: 'own' }],
})
const plan: Plan = {
  days: [{ id: 'd', name: 'Monday', focus: 'own', warmUp: 0, slots: [slot] }],
  weeks: [{ days: [0], rir: 0, isDeload: true }],
}
const lowDay = { mood: 1, sleep: 1, freshness: 2 }

let next = 0
const newId = () => `01900000-0000-7000-8000-${String(++next).padStart(12, '0')}`
const session = startSession(sessionAt(plan, 0)!, {
  id: newId(),
  now: NOW,
  zone: 'Europe/Berlin',
  name: 'Monday',
  plan: PLAN,
  known: { exercises: byId, place: here.place, unit: 'kg', past: () => past },
  shift: readinessShift(lowDay),
  newId,
})
const training = {
  today: '2026-05-04',
  settings: DEFAULT_SETTINGS,
  active: { id: PLAN, plan },
  checkIns: [{ day: '2026-05-04', ...lowDay }],
  mood: null,
} as unknown as Training

const changes: Session[] = []
const open = () =>
  render(
    <ItemSheet
      id={itemsOf(session)[0]!.id}
      session={session}
      table={table}
      here={here}
      training={training}
      past={(exercise) => (exercise === 'barbell-bench-press' ? past : [])}
      change={(how) => changes.push(how(session, NOW))}
      onClose={() => {}}
    />,
  )

test('the reasons explain the load on the card, with those of the week and of the day', () => {
  open()
  const reasons = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(reasons.some((one) => one.includes('A lighter week'))).toBe(true)
  expect(reasons.some((one) => one.includes('A hard day'))).toBe(true)
  expect(reasons.some((one) => one.includes('A press from the chest'))).toBe(true)
})

test('a replacement is found by its name, and missing equipment is named', () => {
  open()
  fireEvent.change(screen.getByLabelText('Find an exercise'), { target: { value: 'goblet kettle' } })
  fireEvent.click(screen.getByRole('button', { name: 'Goblet squat (kettlebell)' }))
  expect(itemsOf(changes.at(-1)!).map(({ item }) => item.exercise)).toEqual(['kettlebell-goblet-squat'])
  fireEvent.change(screen.getByLabelText('Find an exercise'), { target: { value: 'sled' } })
  expect(screen.getAllByText(/not at this place/).length).toBeGreaterThan(0)
})
