import { afterEach, expect, test, vi } from 'vitest'
import { assertStrong } from './strength.ts'

afterEach(() => void vi.useRealTimers())

test('a password that is chosen a minute after two others is checked as they were', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const check = () => assertStrong('nine-quiet-herons-over-slate', { username: 'river', email: 'river@example.org' })
  const first = check()
  await Promise.all([first, first.then(() => vi.advanceTimersByTime(10)), check()])
  for (const _ of [1, 2, 3]) {
    vi.advanceTimersByTime(59_985)
    const late = check()
    vi.advanceTimersByTime(20)
    await expect(late).resolves.toBeUndefined()
  }
})
