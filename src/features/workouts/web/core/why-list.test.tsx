import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chooseUnits } from '#platform/web/i18n/locale-settings.ts'
import type { Why } from '../../engine/types.ts'
import { WhyList } from './WhyList.tsx'

beforeEach(() => chooseUnits('imperial'))
afterEach(() => {
  cleanup()
  chooseUnits('system')
})

const why: Why[] = [
  { key: 'load.allowed', values: { was: 100, load: 90, max: 110, reps: 6, reserve: 3 }, source: 'own' },
  { key: 'load.up', values: { reps: 8, more: 2.5 }, source: 'own' },
  { key: 'load.too-heavy-here', values: { lightest: 20, most: 12 }, source: 'own' },
]

test('weights in reasons are in the place’s unit, and in the person’s without a place', () => {
  const { rerender } = render(<WhyList why={why} unit="lb" />)
  const words = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(words()[0]).toContain('From 220.5 lb to 198.4 lb')
  expect(words()[1]).toContain('5.5 lb more')
  expect(words()[2]).toContain('44.1 lb')
  expect(words().join()).not.toMatch(/\bkg\b/)
  rerender(<WhyList why={why} />)
  expect(words()[0]).toContain('220.5 lb')
  rerender(<WhyList why={why} unit="kg" />)
  expect(words()[0]).toContain('From 100 kg to 90 kg')
})
