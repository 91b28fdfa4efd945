import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { player } from '#platform/web/audio/use-player.ts'
import { Console } from './Console.tsx'
import { itemOf } from './items.ts'
import { problemOf } from './upload-recording.ts'
import { someTrack } from './tracks.fixture.ts'

const item = itemOf(someTrack('rain'))

test('a track that was stopped is resumed there, or started again', () => {
  const play = vi.spyOn(player, 'play').mockReturnValue(true)
  render(<Console item={item} position={252} />)
  expect(screen.getByText(/Continues at 4:12/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(play).toHaveBeenLastCalledWith(item, 252)
  fireEvent.click(screen.getByRole('button', { name: 'From the start' }))
  expect(play).toHaveBeenLastCalledWith(item, 0)
})

test('a few seconds in, there is nothing to resume', () => {
  const play = vi.spyOn(player, 'play').mockReturnValue(true)
  render(<Console item={item} position={4} />)
  expect(screen.queryByRole('button', { name: 'From the start' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(play).toHaveBeenLastCalledWith(item, 0)
})

test('once the track is loaded, its page leaves the controls to the mini player', () => {
  const playing = { ...player.state(), item, phase: 'playing' } as const
  vi.spyOn(player, 'state').mockReturnValue(playing)
  render(<Console item={item} position={0} />)
  expect(screen.getByText('Nothing else to do right now.')).toBeDefined()
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.queryAllByRole('slider')).toEqual([])
})

test('while another track is loaded, the page still begins its own', () => {
  const other = { ...player.state(), item: itemOf(someTrack('waves')), phase: 'playing' } as const
  vi.spyOn(player, 'state').mockReturnValue(other)
  render(<Console item={item} position={0} />)
  expect(screen.getByRole('button', { name: 'Play' })).toBeDefined()
})

test('for a sound that cannot be loaded, the page does not show that it waits', () => {
  const failed = { ...player.state(), item, phase: 'paused', failed: true } as const
  vi.spyOn(player, 'state').mockReturnValue(failed)
  render(<Console item={item} position={0} />)
  expect(screen.queryByText('It waits for you here.')).toBeNull()
})

test('before it plays, the scrubber chooses where it will begin', () => {
  const play = vi.spyOn(player, 'play').mockReturnValue(true)
  render(<Console item={item} position={0} />)
  const scrubber = screen.getByRole('slider', { name: 'Position in the track' })
  fireEvent.change(scrubber, { target: { value: 100 } })
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(play).toHaveBeenLastCalledWith(item, 600)
})

test('files that are too large or no sound are refused before they are sent', () => {
  const file = { name: 'a.mp3', type: 'audio/mpeg', size: 1000 }
  expect(problemOf(file)).toBeUndefined()
  expect(problemOf({ ...file, size: 201 * 1024 * 1024 })).toBe('tooLarge')
  expect(problemOf({ name: 'notes.pdf', type: 'application/pdf', size: 1000 })).toBe('wrongType')
  expect(problemOf({ name: 'walk.FLAC', type: '', size: 1000 })).toBeUndefined()
})
