import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUser } from '#platform/web/session/session.ts'
import { createDraft } from '../editor/draft.ts'
import { journalOf } from '../local/journal-of.ts'
import { SaveLine } from './SaveLine.tsx'

const USER = '44444444-4444-7444-8444-444444444444'
const ID = '55555555-5555-7555-8555-555555555555'

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  setUser({ id: USER, username: 'ada' } as never)
})

const draftOf = (keep: () => Promise<void>) => createDraft({ text: { title: '', body: '' }, seq: 0, save: keep, wait: () => {} })

test('a new entry shows that nothing is written, then that it is being saved, then that this device has it', async () => {
  const draft = draftOf(() => journalOf(USER).change('entry', ID, { body: 'Rain' }))
  const { rerender } = render(<SaveLine id={ID} draft={draft} exists={false} />)
  expect(screen.getByText('Nothing written yet')).toBeTruthy()
  act(() => draft.touch('body', () => 'Rain'))
  expect(screen.getByText('Saving …')).toBeTruthy()
  await act(() => draft.flush())
  rerender(<SaveLine id={ID} draft={draft} exists />)
  expect(screen.getByText('Saved on this device')).toBeTruthy()
})

test('a failed save on the device is announced, and retried on request', async () => {
  const keep = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('full')).mockResolvedValue()
  const draft = draftOf(keep)
  render(<SaveLine id="66666666-6666-7666-8666-666666666666" draft={draft} exists />)
  act(() => draft.touch('body', () => 'Rain'))
  await act(() => draft.flush())
  expect(screen.getByRole('alert').textContent).toContain('Leave this page open')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(keep).toHaveBeenCalledTimes(2)
  expect(screen.getByText('Saved')).toBeTruthy()
})

test('a text that is too long shows advice', async () => {
  const draft = draftOf(() => Promise.resolve())
  render(<SaveLine id={ID} draft={draft} exists />)
  act(() => draft.touch('body', () => 'x'.repeat(1_000_001)))
  await act(() => draft.flush())
  expect(screen.getByRole('alert').textContent).toContain('to another entry')
})
