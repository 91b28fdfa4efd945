// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { isPlaceGone } from '../data/use-place.ts'
import { GonePlace } from './GonePlace.tsx'

afterEach(cleanup)

test('a place is gone when the plan names one that is not among those there are', () => {
  const home = { id: 'home' }
  expect(isPlaceGone([home], 'sold')).toBe(true)
  expect(isPlaceGone([], 'sold')).toBe(true)
  expect(isPlaceGone([home], 'home')).toBe(false)
  expect(isPlaceGone([home], null)).toBe(false)
  expect(isPlaceGone(undefined, 'sold')).toBe(false)
})

test('a plan whose place was deleted says so, and leads to where one is chosen', () => {
  const { rerender } = render(<GonePlace plan="p" hasPlaces />, { wrapper: MemoryRouter })
  expect(screen.getByText(/place of this plan was deleted/)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/workout-plan/p')
  rerender(<GonePlace plan="p" hasPlaces={false} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/gym-ai/gyms')
})
