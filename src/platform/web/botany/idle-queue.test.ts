import { beforeEach, expect, test, vi } from 'vitest'
import { queueIdleWork } from './idle-queue.ts'

beforeEach(() => void vi.useFakeTimers())
const idle = () => vi.runAllTimersAsync()

test('pieces of drawing are done one after the other, in their order', async () => {
  const done: string[] = []
  for (const name of ['fern', 'oak', 'moss']) queueIdleWork(() => done.push(name))
  expect(done).toEqual([])
  await idle()
  expect(done).toEqual(['fern', 'oak', 'moss'])
  queueIdleWork(() => done.push('later'))
  await idle()
  expect(done.at(-1)).toBe('later')
})

test('a cancelled job is not run', async () => {
  const done: string[] = []
  queueIdleWork(() => done.push('fern'))
  const stop = queueIdleWork(() => done.push('oak'))
  queueIdleWork(() => done.push('moss'))
  stop()
  await idle()
  expect(done).toEqual(['fern', 'moss'])
})
