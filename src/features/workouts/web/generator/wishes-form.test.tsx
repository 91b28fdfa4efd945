import { cleanup, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { USUAL_WISHES } from '../../engine/usual-wishes.ts'
import { WishesForm } from './WishesForm.tsx'

vi.mock('../data/use-place.ts', () => ({ useGyms: () => [] }))
const form = (focus: readonly 'chest'[] = []) =>
  render(<WishesForm wishes={{ ...USUAL_WISHES, focus: [...focus] }} onChange={() => {}} gym={null} onGym={() => {}} />)
const isFolded = (element: Element) => element.closest('details:not([open])') !== null

test('goal, level, days and minutes are visible; rarely changed fields are folded until they were changed', () => {
  form()
  for (const name of ['Goal', 'Days a week', 'Minutes a session']) expect(isFolded(screen.getByLabelText(name))).toBe(false)
  expect(isFolded(screen.getByLabelText('Weeks'))).toBe(true)
  expect(isFolded(screen.getByLabelText('chest'))).toBe(true)
  cleanup()
  form(['chest'])
  expect(isFolded(screen.getByLabelText('chest'))).toBe(false)
})
