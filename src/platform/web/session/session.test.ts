// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { currentToasts, removeToast } from '../ui/toast-store.ts'
import { knownUser } from './stored-user.ts'

const ada = { id: 'u1', username: 'ada' } as never
const fetcher = vi.fn<typeof fetch>()
const answer = (status: number, body: unknown) => fetcher.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
const removed = () => fetcher.mockRejectedValueOnce(new TypeError('gone'))

/** The module as in a fresh page. */
async function open() {
  vi.resetModules()
  return import('./session.ts')
}

beforeEach(() => {
  fetcher.mockReset()
  vi.stubGlobal('fetch', fetcher)
  localStorage.clear()
  removeToast()
})

describe('the current user', () => {
  test('is loading, then signed in or out as the server says', async () => {
    const session = await open()
    expect(session.currentSession().status).toBe('loading')
    answer(200, ada)
    await session.refreshSession()
    expect(session.currentSession()).toEqual({ status: 'signed-in', user: ada })
    answer(401, { message: 'no' })
    await session.refreshSession()
    expect(session.currentSession().status).toBe('signed-out')
    expect(localStorage.getItem('session_expired')).toBeNull()
  })

  test('is good for 5 minutes, then asked for again when the window is looked at; never retried', async () => {
    vi.useFakeTimers()
    const session = await open()
    answer(200, ada)
    session.startSession()
    await vi.advanceTimersByTimeAsync(299_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(fetcher).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2000)
    answer(503, { message: 'no' })
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetcher).toHaveBeenCalledTimes(2)
    expect(session.currentSession().status).toBe('signed-in')
  })

  test('is the device’s last user without a network, and unreachable on a device without one', async () => {
    const first = await open()
    removed()
    await first.refreshSession()
    expect(first.currentSession().status).toBe('unreachable')
    answer(200, ada)
    await first.refreshSession()
    const second = await open()
    removed()
    await second.refreshSession()
    expect(second.currentSession()).toEqual({ status: 'signed-in', user: ada })
    answer(401, {})
    await second.refreshSession()
    expect(knownUser()).toBeUndefined()
  })

  test('is the person who just signed in, even if an older request is answered later', async () => {
    const session = await open()
    const late = Promise.withResolvers<Response>()
    fetcher.mockReturnValueOnce(late.promise)
    const asked = session.refreshSession()
    session.setUser(ada)
    late.resolve(new Response('{}', { status: 401 }))
    await asked
    expect(session.currentSession()).toEqual({ status: 'signed-in', user: ada })
  })

  test('is signed out when the session expired, and the cleanups are called with `expired`', async () => {
    const session = await open()
    const farewell = vi.fn<(expired: boolean) => void>()
    session.beforeSignOut(farewell)
    session.setUser(ada)
    session.clearUser()
    expect(session.currentSession().status).toBe('signed-out')
    expect(farewell).toHaveBeenCalledWith(true)
    expect(knownUser()).toBeUndefined()
  })
})

describe('signing out', () => {
  test('that is requested before the shell has loaded waits for it, because only the shell can check for unsent changes', async () => {
    const session = await open()
    session.setUser(ada)
    session.requestSignOut()
    expect(fetcher).not.toHaveBeenCalled()
    const ask = vi.fn()
    const stop = session.onSignOutRequest(ask)
    expect(ask).toHaveBeenCalledOnce()
    stop()
    session.onSignOutRequest(ask)
    expect(ask).toHaveBeenCalledOnce()
  })

  test('that fails says so and changes nothing', async () => {
    const session = await open()
    const { currentToasts: toastsNow } = await import('../ui/toast-store.ts')
    session.setUser(ada)
    answer(503, { message: 'The database is not answering.' })
    expect(await session.signOut()).toBe(false)
    expect(toastsNow()[0]).toMatchObject({ title: 'Logout failed', description: 'The database is not answering.', tone: 'destructive' })
    expect(session.currentSession().status).toBe('signed-in')
    expect(currentToasts()).toEqual([])
  })

  test('lets the last update go out first', async () => {
    const session = await open()
    const order: string[] = []
    session.setUser(ada)
    session.beforeSignOut(async () => {
      await Promise.resolve()
      order.push('last update')
    })
    fetcher.mockImplementationOnce(async () => {
      order.push('logout')
      return new Response('{"message":"no"}', { status: 503 })
    })
    await session.signOut()
    expect(order).toEqual(['last update', 'logout'])
  })

  test('without a network says so, and wipes this browser when the person wishes it all the same', async () => {
    const session = await open()
    const assign = vi.fn<(to: string) => void>()
    vi.stubGlobal('location', { assign })
    session.setUser(ada)
    removed()
    expect(await session.signOut()).toBe(false)
    expect([knownUser()?.id, assign.mock.calls, session.currentSession().status]).toEqual(['u1', [], 'signed-in'])
    const { currentToasts: toastsNow } = await import('../ui/toast-store.ts')
    const shown = toastsNow()[0]!
    expect(shown).toMatchObject({
      title: 'Logout failed',
      description: expect.stringContaining('reach the server'),
      action: { label: 'Sign out here anyway' },
    })
    shown.action!.onPress()
    await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/']]))
    expect(knownUser()).toBeUndefined()
  })

  test('that was wished without a network is told to the server before anybody is asked about again', async () => {
    const session = await open()
    vi.stubGlobal('location', { assign: vi.fn<(to: string) => void>() })
    session.setUser(ada)
    await session.leave({ isUntold: true })
    const later = await open()
    removed()
    await later.refreshSession()
    expect(later.currentSession().status).toBe('signed-out')
    answer(200, { message: 'bye' })
    answer(401, {})
    await later.refreshSession()
    expect(fetcher.mock.calls.slice(-2).map(([url]) => url)).toEqual(['/api/logout', '/api/user'])
    answer(401, {})
    await later.refreshSession()
    expect(fetcher.mock.lastCall?.[0]).toBe('/api/user')
  })

  test('and in again before the server has heard of it leaves nothing to be wiped later', async () => {
    const session = await open()
    vi.stubGlobal('location', { assign: vi.fn<(to: string) => void>() })
    session.setUser(ada)
    await session.leave({ isUntold: true })
    session.setUser(ada)
    expect(localStorage.getItem('fernwell.leaving')).toBeNull()
    answer(200, ada)
    await session.refreshSession()
    expect(fetcher.mock.lastCall?.[0]).toBe('/api/user')
    expect(session.currentSession()).toEqual({ status: 'signed-in', user: ada })
  })

  test('in another tab is seen in this one', async () => {
    const session = await open()
    answer(200, ada)
    session.startSession()
    await session.refreshSession()
    localStorage.removeItem('fernwell.known-user')
    window.dispatchEvent(new StorageEvent('storage', { key: 'fernwell.known-user' }))
    expect(session.currentSession().status).toBe('signed-out')
  })

  test('takes the person’s databases along, and nobody else’s', async () => {
    const session = await open()
    const { setWaitingOf, waitingElsewhere } = await import('../offline/waiting.ts')
    const assign = vi.fn<(to: string) => void>()
    vi.stubGlobal('location', { assign })
    const names = ['fernwell-journal-u1', 'fernwell-journal-u2', 'fernwell-outbox', 'other-u1']
    vi.stubGlobal('indexedDB', {
      databases: async () => names.map((name) => ({ name })),
      deleteDatabase(name: string) {
        const request = { onsuccess: () => {} }
        queueMicrotask(() => {
          names.splice(names.indexOf(name), 1)
          request.onsuccess()
        })
        return request
      },
    })
    session.setUser(ada)
    setWaitingOf('journal', 'u1', 3)
    setWaitingOf('journal', 'u2', 1)
    answer(200, { message: 'bye' })
    expect(await session.signOut()).toBe(true)
    expect(names).toEqual(['fernwell-journal-u2', 'fernwell-outbox', 'other-u1'])
    expect([waitingElsewhere('u1'), waitingElsewhere('u2')]).toEqual([0, 1])
    expect(assign).toHaveBeenCalledWith('/')
  })
})
