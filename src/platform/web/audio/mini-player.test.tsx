import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Track } from './items.ts'
import { MiniPlayer } from './MiniPlayer.tsx'
import { player } from './use-player.ts'
import { renderPublicPage } from '#testing/web/render-page.tsx'

const item: Track = {
  kind: 'track',
  id: 'rain',
  title: 'Rain',
  audioUrl: '/rain.mp3',
  duration: 600,
  description: '',
  page: '/soul/track/rain',
}
const state = (phase: 'playing' | 'paused', failed = false) =>
  vi.spyOn(player, 'state').mockReturnValue({ ...player.state(), item, phase, failed })
const show = (beside?: React.ReactNode) =>
  renderPublicPage(
    <>
      {beside}
      <MiniPlayer isBarShown />
    </>,
    item.page!,
  )

beforeEach(() => void state('playing'))

test('takes the focus when the control that was pressed has gone', () => {
  show()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }))
})

test('leaves the focus on a control that stays', () => {
  show(
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <button type="button" autoFocus>
      Row
    </button>,
  )
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Row' }))
})

test('sound that cannot be loaded says so, and is loaded once more by a press', () => {
  state('paused', true)
  const toggle = vi.spyOn(player, 'toggle').mockReturnValue()
  show()
  expect(screen.getByRole('alert').textContent).toContain('The audio could not be loaded.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(toggle).toHaveBeenCalledOnce()
})
