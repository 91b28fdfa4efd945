import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUser } from '#platform/web/session/session.ts'
import type { EnergyGoal } from '../../contract/energy.ts'
import { PLAIN_SETTINGS, type NutritionSettings } from '../../contract/things.ts'
import type { Day } from '../data/overlay.ts'
import type { Energy } from '../energy/energy.ts'
import { DaySummary } from './DaySummary.tsx'
import { renderPage } from '#testing/web/render-page.tsx'

const TODAY = '2026-11-24'
const goal: EnergyGoal = { kind: 'keep', pace: 0, macros: { by: 'weight', protein: 1.6, fat: 0.9 } }
const energy: Energy = {
  today: TODAY,
  isHidden: false,
  kg: 70,
  resting: { missing: [] },
  expended: null,
  needs: null,
  isTooLow: false,
  goal,
  target: { kcal: 2000, why: [], macros: { protein: 100, fat: 60, carbohydrate: 250 } },
  care: [],
  weeks: [],
}
const breakfast = (times: number): Day => ({
  day: TODAY,
  isComplete: false,
  items: [
    {
      id: '018f0000-0000-7000-8000-000000000001',
      day: TODAY,
      meal: 'breakfast',
      minutes: null,
      state: 'eaten',
      food: { source: 'quick', id: '' },
      name: 'Breakfast',
      grams: null,
      portion: null,
      nutrients: { energy_kcal: 600 * times, protein_g: 30 * times, fat_g: 20 * times, carbohydrate_g: 70 * times },
      order: 1,
    },
  ],
})

const fetcher = vi.fn<typeof fetch>()
const answerWith = (answer: Energy) => fetcher.mockImplementation(async () => Response.json(answer))
beforeEach(() => {
  vi.stubGlobal('fetch', fetcher.mockReset())
  answerWith(energy)
  setUser({ id: 'u', username: 'wren', displayName: null, zone: 'UTC', dayStart: 0 } as never)
})

const show = (settings: Partial<NutritionSettings>, diary = breakfast(1), day = TODAY) =>
  renderPage(<DaySummary day={day} today={TODAY} diary={diary} settings={{ ...PLAIN_SETTINGS, ...settings }} />)

test('a day with a goal shows the remaining energy and macros', async () => {
  show({ goal })
  expect(await screen.findByText('1,400 kcal left today')).toBeTruthy()
  expect(screen.getByText('Left: protein 70 g, carbs 180 g, fat 40 g')).toBeTruthy()
})

test('an empty day shows the whole target as remaining', async () => {
  show({ goal }, { ...breakfast(1), items: [] })
  expect(await screen.findByText('2,000 kcal left today')).toBeTruthy()
})

test('an intake above the target is shown without a minus, and no macro is negative', async () => {
  show({ goal }, breakfast(4))
  expect(await screen.findByText('400 kcal above the target')).toBeTruthy()
  expect(screen.getByText('Left: protein 0 g, carbs 0 g, fat 0 g')).toBeTruthy()
})

test.each([
  ['hidden numbers', { goal, hidesNumbers: true }, energy],
  ['no goal', {}, energy],
  ['numbers of the body hidden elsewhere', { goal }, { ...energy, isHidden: true }],
  ['signs of eating too little', { goal }, { ...energy, care: ['little'] }],
  ['no target yet', { goal }, { ...energy, target: null }],
] as [string, Partial<NutritionSettings>, Energy][])('with %s nothing is left to say', async (_, settings, answer) => {
  answerWith(answer)
  show(settings)
  if (settings.goal && !settings.hidesNumbers) await waitFor(() => expect(fetcher).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByText(/left|target/i)).toBeNull()
})

test('another day shows no remaining amounts', async () => {
  show({ goal }, breakfast(1), '2026-11-23')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(fetcher).not.toHaveBeenCalled()
  expect(screen.queryByText(/left|target/i)).toBeNull()
})
