import { beforeEach, expect, test, vi } from 'vitest'
import { createCardReads } from './card-reads.ts'

const PATIENCE = 300

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'performance'] }))

const lasting = (ms: number) => () => new Promise<string>((resolve) => void setTimeout(resolve, ms, 'cards'))
/** The outcome of a read. */
const fateOf = (reading: Promise<string>) =>
  reading.then(
    () => 'came',
    (error: Error) => error.message,
  )

test('the time limit of a read starts when it begins, so queued reads also succeed', async () => {
  const read = createCardReads(PATIENCE)
  const all = Promise.all(Array.from({ length: 20 }, (_, n) => read(`f${n}`, lasting(200))))
  await vi.advanceTimersByTimeAsync(5 * 200)
  expect(await all).toEqual(Array(20).fill('cards'))
})

test('a read that takes too long fails, and the reads behind it start', async () => {
  const read = createCardReads(PATIENCE)
  const slow = Array.from({ length: 4 }, (_, n) => fateOf(read(`slow${n}`, lasting(10_000))))
  const next = fateOf(read('next', lasting(10)))
  await vi.advanceTimersByTimeAsync(PATIENCE + 50)
  expect(await Promise.all(slow)).toEqual(Array(4).fill('It took too long.'))
  expect(await next).toBe('came')
})

test('a feature that hangs is not asked any more after two reads, until one of them has ended', async () => {
  const read = createCardReads(PATIENCE)
  for (const ms of [10_000, 1_000_000]) {
    const fate = fateOf(read('hangs', lasting(ms)))
    await vi.advanceTimersByTimeAsync(PATIENCE + 50)
    expect(await fate).toBe('It took too long.')
  }
  const asked = vi.fn(async () => 'cards')
  expect(await fateOf(read('hangs', asked))).toBe('Earlier reads of it have not come back.')
  expect(asked).not.toHaveBeenCalled()
  expect(await fateOf(read('other', asked))).toBe('came')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await fateOf(read('hangs', asked))).toBe('came')
})

test('a read that never ends is no longer counted after the statement timeout', async () => {
  const read = createCardReads(PATIENCE)
  for (let n = 0; n < 2; n++) {
    const fate = fateOf(read('hangs', lasting(1_000_000)))
    await vi.advanceTimersByTimeAsync(PATIENCE + 50)
    await fate
  }
  await vi.advanceTimersByTimeAsync(31_000)
  expect(await fateOf(read('hangs', async () => 'cards'))).toBe('came')
})
