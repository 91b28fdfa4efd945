import { expect, onTestFinished, test, vi } from 'vitest'
import { assertStrong } from './strength.ts'

test('a password that is chosen a minute after two others is checked the same way', async () => {
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

test('a password is checked under `node --watch`, where the thread reports its modules first', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.resetModules()
  const fresh = await import('./strength.ts')
  const names = { username: 'river', email: 'river@example.org' }
  await expect(fresh.assertStrong('nine-quiet-herons-over-slate', names)).resolves.toBeUndefined()
  await expect(fresh.assertStrong('password', names)).rejects.toMatchObject({ code: 'invalid' })
})
