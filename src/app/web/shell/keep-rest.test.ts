import { beforeEach, expect, test, vi } from 'vitest'
import { KEEP_REST } from '../sw/keep-rest.ts'
import { keepRestInQuiet, QUIET_MS } from './keep-rest.ts'

beforeEach(() => void vi.useFakeTimers())

function worker() {
  const reported: unknown[] = []
  const registration = { active: { postMessage: (word: unknown) => reported.push(word) } } as unknown as ServiceWorkerRegistration
  return { reported, container: { ready: Promise.resolve(registration) } }
}

test('an app that stays open has its other pages fetched, long after the first one rests', async () => {
  const { reported, container } = worker()
  keepRestInQuiet(container, undefined)
  await vi.advanceTimersByTimeAsync(QUIET_MS - 1)
  expect(reported).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(reported).toEqual([KEEP_REST])
})

test('nothing is fetched ahead on a cellular connection, in data saver mode, or once the page is left', async () => {
  const { reported, container } = worker()
  keepRestInQuiet(container, { type: 'cellular' })
  keepRestInQuiet(container, { saveData: true })
  keepRestInQuiet(container, { type: 'wifi' })()
  await vi.advanceTimersByTimeAsync(QUIET_MS * 2)
  expect(reported).toEqual([])
})
