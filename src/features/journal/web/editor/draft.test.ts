import { expect, test, vi } from 'vitest'
import { MAX_BODY } from '../../contract/records.ts'
import { createDraft } from './draft.ts'

function setUp(keep = vi.fn<(patch: object, base: number) => Promise<void>>(() => Promise.resolve())) {
  const timers: (() => void)[] = []
  const draft = createDraft({ text: { title: '', body: 'Rain.' }, seq: 7, save: keep, wait: (run) => timers.push(run) })
  const tick = async () => {
    for (const run of timers.splice(0)) run()
    await vi.waitFor(() => expect(draft.state()).not.toBe('keeping'))
  }
  return { draft, keep, tick, timers }
}

test('a burst of typing is saved once, with its last text and the state it was loaded from', async () => {
  const { draft, keep, tick, timers } = setUp()
  draft.touch('body', () => 'Rain a')
  draft.touch('body', () => 'Rain all day.')
  draft.touch('title', () => 'Wet')
  expect(draft.state()).toBe('dirty')
  expect(timers).toHaveLength(1)
  await tick()
  expect(keep.mock.calls).toEqual([[{ body: 'Rain all day.', title: 'Wet' }, 7]])
  expect(draft.state()).toBe('clean')
})

test('typing that changes nothing in the end is not saved', async () => {
  const { draft, keep, tick } = setUp()
  draft.touch('body', () => 'Rain.')
  await tick()
  expect(keep).not.toHaveBeenCalled()
  expect(draft.state()).toBe('clean')
})

test('text typed during a save is saved at once when the page is left', async () => {
  const waiting: (() => void)[] = []
  const { draft, keep } = setUp(vi.fn(() => new Promise<void>((resolve) => waiting.push(resolve))))
  draft.touch('body', () => 'one')
  const first = draft.flush()
  draft.touch('body', () => 'one two')
  const second = draft.flush()
  expect(keep.mock.calls.map(([patch]) => patch)).toEqual([{ body: 'one' }, { body: 'one two' }])
  for (const done of waiting) done()
  await Promise.all([first, second])
  expect(draft.state()).toBe('clean')
})

test('a failed save is retried, and newer text replaces the failed one', async () => {
  const keep = vi.fn<(patch: object, base: number) => Promise<void>>().mockRejectedValueOnce(new Error('full')).mockResolvedValue()
  const { draft, tick } = setUp(keep)
  draft.touch('body', () => 'one')
  draft.touch('title', () => 'T')
  await draft.flush()
  expect(draft.state()).toBe('failed')
  draft.touch('body', () => 'one two')
  await tick()
  expect(keep.mock.lastCall?.[0]).toEqual({ body: 'one two', title: 'T' })
  expect(draft.state()).toBe('clean')
})

test('a text that is too long is reported, and saved once it fits', async () => {
  const { draft, keep, tick } = setUp()
  draft.touch('body', () => 'x'.repeat(MAX_BODY + 1))
  await tick()
  expect(draft.state()).toBe('too-long')
  expect(keep).not.toHaveBeenCalled()
  draft.touch('body', () => 'short')
  await tick()
  expect(keep.mock.lastCall?.[0]).toEqual({ body: 'short' })
})

test('text of another device is applied only without unsaved text here, and own text is no change', async () => {
  const { draft, keep, tick } = setUp()
  draft.touch('body', () => 'mine')
  expect(draft.isForeignChange({ title: '', body: 'theirs' }, 8)).toBe(false)
  await tick()
  draft.touch('body', () => 'mine too')
  await tick()
  expect(draft.isForeignChange({ title: '', body: 'mine' }, 9)).toBe(false)
  expect(draft.isForeignChange({ title: '', body: 'theirs' }, 10)).toBe(true)
  expect(draft.isForeignChange({ title: '', body: 'theirs' }, 10)).toBe(false)
  draft.touch('body', () => 'theirs and mine')
  await tick()
  expect(keep.mock.lastCall).toEqual([{ body: 'theirs and mine' }, 10])
})

test('going back to one of the own earlier texts is news, once the later one has been shown', async () => {
  const { draft, tick } = setUp()
  draft.touch('body', () => 'Rain all day.')
  await tick()
  expect(draft.isForeignChange({ title: '', body: 'Rain.' }, 8)).toBe(false)
  expect(draft.isForeignChange({ title: '', body: 'Rain all day.' }, 8)).toBe(false)
  expect(draft.isForeignChange({ title: '', body: 'Rain.' }, 9)).toBe(true)
})
