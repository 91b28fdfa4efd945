import { act, cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
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

test('the last habit of a day shows the moment of joy, once', async () => {
  const { rerender } = render(<Day left={2} />)
  rerender(<Day left={1} />)
  await settle()
  expect(word()).toBeUndefined()
  rerender(<Day left={0} />)
  await screen.findByText('That’s it for today.')
  cleanup()
  const again = render(<Day left={1} />)
  again.rerender(<Day left={0} />)
  await settle()
  expect(word()).toBeUndefined()
})

test('there is none where a page opens on a day that is done, nor where nothing is due on a new day', async () => {
  const { rerender } = render(<Day left={0} />)
  await settle()
  rerender(<Day left={1} />)
  rerender(<Day left={0} today="2026-05-05" />)
  await settle()
  expect(word()).toBeUndefined()
})

test('a person who switched it off sees none, and no tone sounds unless it is switched on', async () => {
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
  await screen.findByText('That’s it for today.')
  expect(sound).not.toHaveBeenCalled()
  cleanup()
  chooseJoy('sound')
  const next = render(<Day left={1} today="2026-05-05" />)
  next.rerender(<Day left={0} today="2026-05-05" />)
  await screen.findByText('That’s it for today.')
  expect(sound).toHaveBeenCalledOnce()
})
