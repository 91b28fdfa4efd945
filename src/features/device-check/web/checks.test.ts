// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { tryStep } from './checks.ts'

beforeEach(() =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}', { status: 401 })),
  ),
)

/** The wrapper's bridge, as Capacitor adds it to the page. */
function inIosApp(request: () => Promise<unknown>): void {
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true, getPlatform: () => 'ios', Plugins: { CapacitorHttp: { request } } })
}

test('in a browser native requests are absent, which is no failure, and fetch reports the server’s answer', async () => {
  expect(await tryStep('native')).toEqual({ state: 'absent', fact: 'onlyInApp' })
  expect(await tryStep('fetch')).toMatchObject({ state: 'works', fact: 'answered', status: 401 })
})

test('in the app each way is tested separately: a native HTTP failure is not hidden by fetch', async () => {
  inIosApp(async () => ({ status: 200, data: {}, headers: {} }))
  expect(await tryStep('native')).toMatchObject({ state: 'works', status: 200 })
  inIosApp(async () => {
    throw new Error('no route')
  })
  expect(await tryStep('native')).toEqual({ state: 'failed', fact: 'noAnswer', error: 'Error' })
  expect(fetch).not.toHaveBeenCalled()
})

test('cookies are tested with the server: with a session that it recognises, or without one', async () => {
  expect(await tryStep('cookies')).toEqual({ state: 'absent', fact: 'noSession' })
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}', { status: 200 })),
  )
  expect(await tryStep('cookies')).toEqual({ state: 'works', fact: 'sessionSeen' })
  expect(document.cookie).toBe('')
})

test('a step without support in this browser ends with an explanation and leaves nothing behind', async () => {
  expect(await tryStep('storage')).toMatchObject({ state: 'failed', fact: 'doesNotStore' })
  expect(localStorage).toHaveLength(0)
  expect(await tryStep('notifications')).toEqual({ state: 'absent', fact: 'noNotifications' })
  expect((await tryStep('audio')).state).toBe('failed')
})
