import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#platform/contract/session.ts'
import { setUser } from '#platform/web/session/session.ts'
import { exercises } from '../../content/exercises/table.ts'
import { DEFAULT_SETTINGS, type Training } from '../../contract/training.ts'
import { MuscleSections } from './MuscleSections.tsx'

const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
vi.mock('../core/use-table.ts', () => ({
  useTable: () => ({ table: { byId, all: exercises, own: new Map(), nameOf: (id: string) => id } }),
}))

beforeEach(() => setUser({ id: 'ada', locale: null, zone: 'Europe/Berlin', dayStart: 240 } as User))

test('a chest trained an hour ago is not ready, and is coloured more strongly than rested legs', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-04T18:00:00.000Z'), toFake: ['Date'] })
  const past = [
    { day: '2026-05-04', at: '2026-05-04T17:00:00.000Z', target: null, sets: [], hardSets: 3, reserve: null, volume: 0, estimate: null },
  ]
  const training = {
    today: '2026-05-04',
    settings: DEFAULT_SETTINGS,
    lifts: [{ exercise: 'barbell-bench-press', past, records: {} }],
    weeks: [],
    loads: [],
  } as unknown as Training
  render(<MuscleSections training={training} />)
  const map = await screen.findByRole('img', { name: /Your body from the front/ })
  expect(map.getAttribute('aria-label')).toMatch(/more tired/)
  expect(map.getAttribute('aria-label')).not.toMatch(/Ready:[^.]*chest/)
  const levels = [...map.querySelectorAll<SVGPathElement>('[style]')].map(({ style }) => Number(style.getPropertyValue('--level')))
  expect(levels.filter((level) => level === 0).length).toBeGreaterThan(levels.length / 2)
  expect(Math.max(...levels)).toBeGreaterThan(0.3)
})
