import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#platform/contract/session.ts'
import { outbox } from '#platform/web/offline/app-outbox.ts'
import { setUser } from '#platform/web/session/session.ts'
import { exercises } from '../../content/exercises/table.ts'
import { DEFAULT_SETTINGS, type StoredPlan, type Training } from '../../contract/training.ts'
import { placeOf } from '../../gyms/loads.ts'
import { usualGym } from '../../gyms/usual.ts'
import { emptyPlan } from '../../training/edit-plan.ts'
import { NextSession } from './NextSession.tsx'

const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
const table = { byId, all: exercises, own: new Set(), nameOf: (id: string) => id }
vi.mock('../core/use-table.ts', () => ({ useTable: () => ({ table }) }))
const gym = usualGym('gym', 'kg', 'Gym')
vi.mock('../data/use-place.ts', () => ({ usePlace: () => ({ gym, id: null, place: placeOf(gym), unit: 'kg' }) }))

beforeEach(() => setUser({ id: 'ada', locale: null, zone: 'Europe/Berlin', dayStart: 240 } as User))

const still = (exercise: string) => ({
  exercise,
  past: Array.from({ length: 5 }, (_, at) => ({
    day: `2026-04-${20 - at}`,
    at: `2026-04-${20 - at}T10:00:00.000Z`,
    target: null,
    sets: [[60, 8, 2]],
    hardSets: 1,
    reserve: 2,
    volume: 480,
    estimate: 76,
  })),
  records: {},
})

test('stalled lifts lead to the offer of a lighter week, and one press plans it', async () => {
  const perform = vi.spyOn(outbox, 'perform').mockImplementation(async (_endpoint, { body }) => ({ ...plan, ...(body as object) }) as never)
  const plan = {
    ...emptyPlan('day'),
    id: '01900000-0000-7000-8000-0000000000aa',
    version: 3,
    next: 0,
    isActive: true,
    createdAt: '2026-04-01T10:00:00.000Z',
  } as unknown as StoredPlan
  const training = {
    today: '2026-04-21',
    settings: DEFAULT_SETTINGS,
    checkIns: [],
    mood: null,
    lifts: [still('barbell-bench-press'), still('barbell-row')],
  } as unknown as Training
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NextSession training={training} plan={plan} device={[]} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.getByText(/2 lifts have not moved/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Make this week lighter' }))
  await waitFor(() => expect(perform).toHaveBeenCalled())
  const [, { body }] = perform.mock.calls[0]! as unknown as [unknown, { body: { base: number; plan: StoredPlan['plan'] } }]
  expect(body.base).toBe(3)
  expect(body.plan.weeks.map(({ isDeload }) => isDeload)).toEqual([true, ...Array.from({ length: 7 }, () => false)])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Make this week lighter' })).toBeNull())
})
