import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { importsThere } from '#features/onboarding/web/core/steps.ts'
import { BodyTiles } from '#features/workouts/web/home/BodyTiles.tsx'
import { webFeatures } from './features.ts'

test('Body has tiles for food, measurements and cardio', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <BodyTiles /> }])} />)
  await waitFor(() =>
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/measurements',
      '/nutrition-analytics',
      '/gym-ai/cardio',
    ]),
  )
})

test('the welcome leads to every page that imports a history', () => {
  const pages = webFeatures.flatMap(({ pages }) => pages.map(({ path }) => path)).filter((path) => /\/(?:transfer|import)$/.test(path))
  expect(pages.length).toBeGreaterThan(3)
  expect(
    importsThere()
      .map(({ to }) => to)
      .sort(),
  ).toEqual(pages.sort())
})
