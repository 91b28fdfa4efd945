// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

const owner = () => Promise.resolve(true)
const stranger = () => Promise.resolve(false)

/** The app as it starts on a phone. */
async function started() {
  vi.resetModules()
  return import('./lock.ts')
}
beforeEach(() => {
  localStorage.clear()
  Object.assign(globalThis, { Capacitor: { isNativePlatform: () => true, getPlatform: () => 'ios' } })
})

test('an app without the lock is open, and leaving it covers nothing', async () => {
  const { cover, lockState } = await started()
  cover(0)
  expect(lockState()).toBe('open')
})

test('turning it on or off needs the phone’s owner', async () => {
  const { isLockOn, setLock } = await started()
  expect([await setLock(true, stranger), isLockOn()]).toEqual([false, false])
  expect([await setLock(true, owner), isLockOn()]).toEqual([true, true])
  expect([await setLock(false, stranger), isLockOn()]).toEqual([false, true])
})

test('a locked app starts locked, opens to its owner alone, is covered while away, and locked again after a minute', async () => {
  const first = await started()
  await first.setLock(true, owner)
  const { cover, LOCK_AFTER_MS, lockState, uncover, unlock } = await started()
  expect(lockState()).toBe('locked')
  expect([await unlock(stranger), lockState()]).toEqual([false, 'locked'])
  expect([await unlock(owner), lockState()]).toEqual([true, 'open'])
  cover(1000)
  expect(lockState()).toBe('covered')
  uncover(1000 + LOCK_AFTER_MS)
  expect(lockState()).toBe('open')
  cover(1000)
  uncover(1001 + LOCK_AFTER_MS)
  expect(lockState()).toBe('locked')
  // Coming and going while it is locked opens nothing.
  cover(2000)
  uncover(2001)
  expect(lockState()).toBe('locked')
})
