import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { isPlaceDeleted } from '../data/use-place.ts'
import { DeletedPlace } from './DeletedPlace.tsx'

test('a place counts as deleted if the plan refers to a missing one', () => {
  const home = { id: 'home' }
  expect(isPlaceDeleted([home], 'sold')).toBe(true)
  expect(isPlaceDeleted([], 'sold')).toBe(true)
  expect(isPlaceDeleted([home], 'home')).toBe(false)
  expect(isPlaceDeleted([home], null)).toBe(false)
  expect(isPlaceDeleted(undefined, 'sold')).toBe(false)
})

test('a plan with a deleted place reports it, and links to the choice of another', () => {
  const { rerender } = render(<DeletedPlace plan="p" hasPlaces />, { wrapper: MemoryRouter })
  expect(screen.getByText(/place of this plan was deleted/)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/workout-plan/p')
  rerender(<DeletedPlace plan="p" hasPlaces={false} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/gym-ai/gyms')
})
