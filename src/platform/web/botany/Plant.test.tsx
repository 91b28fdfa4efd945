import { renderToString } from 'react-dom/server'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Plant } from './Plant.tsx'

test('a plant is named for screen readers, and hidden from them when decorative', () => {
  const { container, rerender } = render(<Plant species="fern" seed={1} growth={1} season="spring" detail={0.3} />)
  expect(screen.getByRole('img', { name: 'Fern in spring, full-grown, unrolling its fronds' })).toBeTruthy()
  rerender(<Plant species="fern" seed={1} growth={1} season="spring" detail={0.3} decorative />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('a plant with a label of its own keeps the description as its longer text', () => {
  render(<Plant species="oak" seed={1} growth={0.5} label="Your evening walk" detail={0.3} />)
  expect(screen.getByRole('img', { name: /Your evening walk/ }).querySelector('desc')?.textContent).toBe('Oak in summer, well on its way')
})

test('the server writes the same picture as the browser', () => {
  const plant = <Plant species="daisy" seed="x" growth={0.7} detail={0.4} decorative />
  const { container } = render(plant)
  const page = document.createElement('div')
  page.innerHTML = renderToString(plant)
  expect(page.innerHTML === container.innerHTML).toBe(true)
})
