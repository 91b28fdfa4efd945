import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usualGym } from '../../gyms/usual.ts'
import { PlaceLine } from './PlaceLine.tsx'

const shed = usualGym('home', 'kg', 'The shed')

test('a session names its place, and reports that its own was deleted and replaced', () => {
  const { rerender } = render(
    <p>
      <PlaceLine here={{ gym: shed, isDeleted: false }} />
    </p>,
  )
  expect(screen.queryByText(/at The shed/)).not.toBeNull()
  rerender(
    <p>
      <PlaceLine here={{ gym: shed, isDeleted: true }} />
    </p>,
  )
  expect(screen.queryByText(/was deleted. Weights are checked against The shed/)).not.toBeNull()
  rerender(
    <p>
      <PlaceLine here={{ gym: { ...shed, name: '' }, isDeleted: true }} />
    </p>,
  )
  expect(screen.queryByText(/ordinary gym/)).not.toBeNull()
})
