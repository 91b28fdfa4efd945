import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { outbox } from '#platform/web/offline/app-outbox.ts'
import { DEFAULT_SETTINGS, type TrainingSettings } from '../../contract/training.ts'
import { SessionSettings } from './SessionSettings.tsx'

test('switching the sound of a rest sends only that, and blocks no other unsent change', () => {
  const perform = vi.spyOn(outbox, 'perform').mockResolvedValue(DEFAULT_SETTINGS)
  const shown: TrainingSettings[] = []
  render(<SessionSettings settings={DEFAULT_SETTINGS} onChange={(settings) => shown.push(settings)} />)
  screen.getByRole('switch', { hidden: true }).click()
  screen.getByRole('radio', { name: 'RPE', hidden: true }).click()
  expect(shown[0]).toEqual({ ...DEFAULT_SETTINGS, restSound: false })
  expect(perform.mock.calls.map(([, input]) => input.body)).toEqual([{ restSound: false }, { effortScale: 'rpe' }])
  expect(new Set(perform.mock.calls.map(([, , options]) => options?.replaces)).size).toBe(2)
})
