// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { isPlaceDeleted } from '../data/use-place.ts'
import { DeletedPlace } from './DeletedPlace.tsx'

afterEach(cleanup)

test('a place is gone when the plan names one that is not among those there are', () => {
  const home = { id: 'home' }
  expect(isPlaceDeleted([home], 'sold')).toBe(true)
  expect(isPlaceDeleted([], 'sold')).toBe(true)
  expect(isPlaceDeleted([home], 'home')).toBe(false)
  expect(isPlaceDeleted([home], null)).toBe(false)
  expect(isPlaceDeleted(undefined, 'sold')).toBe(false)
})

test('a plan whose place was deleted says so, and leads to where one is chosen', () => {
  const { rerender } = render(<DeletedPlace plan="p" hasPlaces />, { wrapper: MemoryRouter })
  expect(screen.getByText(/place of this plan was deleted/)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/workout-plan/p')
  rerender(<DeletedPlace plan="p" hasPlaces={false} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/gym-ai/gyms')
})
