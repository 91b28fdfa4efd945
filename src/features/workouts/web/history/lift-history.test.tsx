import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#platform/contract/session.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { setUser } from '#platform/web/session/session.ts'
import { getLift, type Lift } from '../../contract/training.ts'
import { placeOf } from '../../gyms/loads.ts'
import { usualGym } from '../../gyms/usual.ts'
import { LiftHistory } from './LiftHistory.tsx'

const gym = usualGym('gym', 'kg', 'Gym')
vi.mock('../data/use-place.ts', () => ({ usePlace: () => ({ gym, id: null, place: placeOf(gym), unit: 'kg' }) }))

beforeEach(() => setUser({ id: 'ada', locale: null, zone: 'Europe/Berlin', dayStart: 240 } as User))

const sessionOn = (day: string, load: number | null): Lift['past'][number] => ({
  day,
  at: `${day}T17:00:00.000Z`,
  target: null,
  sets: [
    [load, 8, 2],
    [load, 7, null],
  ],
  hardSets: 2,
  reserve: 2,
  volume: 0,
  estimate: null,
})

test('the sets of past sessions are listed, newest first, ten at a time', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const past = Array.from({ length: 12 }, (_, at) => sessionOn(`2026-03-${String(28 - at)}`, at === 1 ? null : 60 - at))
  const lift: Lift = { exercise: 'row', past, records: { weight: null, estimate: null, volume: null, amount: null, byReps: {} } }
  client.setQueryData(queryOf(getLift, { params: { exercise: 'row' } }).queryKey, lift)
  render(
    <QueryClientProvider client={client}>
      <LiftHistory exercise="row" measure="reps" />
    </QueryClientProvider>,
  )
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
  expect(rows()).toHaveLength(10)
  expect(rows()[0]).toContain('60 kg × 8')
  expect(rows()[0]).toContain('60 kg × 7')
  expect(rows()[1]).not.toContain('kg')
  fireEvent.click(screen.getByRole('button', { name: 'Show all 12 sessions' }))
  expect(rows()).toHaveLength(12)
})
