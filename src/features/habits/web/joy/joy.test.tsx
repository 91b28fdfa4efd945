// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseJoy } from './choice.ts'
import { useJoy } from './use-joy.tsx'
import './JoyMoment.tsx'

const TODAY = '2026-05-04'

function Day({ left, today = TODAY }: { left: number; today?: string }) {
  return useJoy(left, today)
}
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
const word = () => screen.queryByRole('status')?.textContent

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the last small thing of a day has its moment, once', async () => {
  const { rerender } = render(<Day left={2} />)
  rerender(<Day left={1} />)
  await settle()
  expect(word()).toBeUndefined()
  rerender(<Day left={0} />)
  await screen.findByText('That was today.')
  cleanup()
  const again = render(<Day left={1} />)
  again.rerender(<Day left={0} />)
  await settle()
  expect(word()).toBeUndefined()
})

test('there is none where a page opens on a day that is done, nor where a new day asks nothing', async () => {
  const { rerender } = render(<Day left={0} />)
  await settle()
  rerender(<Day left={1} />)
  rerender(<Day left={0} today="2026-05-05" />)
  await settle()
  expect(word()).toBeUndefined()
})

test('whoever switched it off has none, and no tone sounds unless it was wished for', async () => {
  const sound = vi.fn()
  vi.stubGlobal('AudioContext', sound)
  chooseJoy('off')
  const { rerender } = render(<Day left={1} />)
  rerender(<Day left={0} />)
  await settle()
  expect(word()).toBeUndefined()
  chooseJoy('quiet')
  rerender(<Day left={1} />)
  rerender(<Day left={0} />)
  await screen.findByText('That was today.')
  expect(sound).not.toHaveBeenCalled()
  cleanup()
  chooseJoy('sound')
  const next = render(<Day left={1} today="2026-05-05" />)
  next.rerender(<Day left={0} today="2026-05-05" />)
  await screen.findByText('That was today.')
  expect(sound).toHaveBeenCalledOnce()
})
