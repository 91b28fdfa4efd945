import { expect, test } from 'vitest'
import { hourFactors } from './companions.ts'
import type { ScoredSession } from './store.ts'

const at = (startedAt: string, zone: string): ScoredSession => ({
  game: 'flanker',
  day: startedAt.slice(0, 10),
  kind: 'computer-keyboard',
  main: 1,
  startedAt: new Date(startedAt),
  zone,
})

test('a day counts as morning or evening by the local clock, and only if all of its games do', () => {
  const factors = hourFactors([
    at('2026-03-01T08:00:00Z', 'UTC'),
    at('2026-03-01T11:59:00Z', 'UTC'),
    at('2026-03-02T08:00:00Z', 'UTC'),
    at('2026-03-02T19:00:00Z', 'UTC'),
    // Eight in the morning in Tokyo.
    at('2026-03-03T23:00:00Z', 'Asia/Tokyo'),
    at('2026-03-04T18:00:00Z', 'UTC'),
    // One at night counts as evening.
    at('2026-03-05T01:00:00Z', 'UTC'),
  ])
  expect(factors.map(({ id, days }) => [id, days])).toEqual([
    ['hour:morning', ['2026-03-01', '2026-03-03']],
    ['hour:evening', ['2026-03-04', '2026-03-05']],
  ])
})
