import { expect, test } from 'vitest'
import type { Training } from '../../contract/training.ts'
import { placeAmong, placeOfSession } from './use-place.ts'

const home = { id: 'home', isDefault: true }
const gym = { id: 'gym', isDefault: false }

test('a plan for the gym uses the gym’s equipment, although home is the usual place', () => {
  const training = { plans: [{ id: 'plan', place: 'gym' }] } as unknown as Training
  expect(placeAmong([home, gym], placeOfSession({ origin: { plan: 'plan', index: 0 } }, training))).toBe(gym)
})

test('a session of no plan, of a plan without a place, and of a deleted place is at the usual place', () => {
  const training = {
    plans: [
      { id: 'plan', place: null },
      { id: 'other', place: 'sold' },
    ],
  } as unknown as Training
  for (const origin of [null, { plan: 'plan', index: 0 }, { plan: 'other', index: 0 }, { plan: 'unknown', index: 0 }])
    expect(placeAmong([home, gym], placeOfSession({ origin }, training))).toBe(home)
  expect(placeAmong([], 'gym')).toBeUndefined()
})
