import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ForecastCard } from './ForecastCard.tsx'

const share = (n: number) => ({ mean: 0.5, low: 0.03, high: 0.97, n })

test('without any day there is no forecast', () => {
  render(<ForecastCard forecast={Array.from({ length: 7 }, () => share(0))} />)
  expect(screen.getByText(/^No days yet/)).toBeTruthy()
  expect(document.body.textContent).not.toContain('50')
})

test('with a day the forecast and its uncertainty are shown', () => {
  render(<ForecastCard forecast={[share(1), ...Array.from({ length: 6 }, () => share(0))]} />)
  expect(screen.getByRole('img', { name: 'Monday: 50%, between 3% and 97%' })).toBeTruthy()
})
