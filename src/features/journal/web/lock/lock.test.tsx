import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#platform/contract/session.ts'
import { clearUser, setUser } from '#platform/web/session/session.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { SETTINGS_ID, type Lock } from '../../contract/records.ts'
import { blankSettings } from '../../record-defaults.ts'
import { memoryJournal } from '../calendar/journal.fixture.ts'
import { toBase64Url } from './base64.ts'
import { JournalGate } from './JournalGate.tsx'
import { verifyByPasskey } from './passkey.ts'
import { hashPin, isPin, PIN_ROUNDS } from './pin.ts'
import { lockJournal } from '../local/tab.ts'
import { MIN_UNUSED_MS, openJournal } from './opening.ts'
import { clearTries, hasSignedInAgain, markPinForgotten, waitOf, wrongTry } from './tries.ts'

const shelf = vi.hoisted(() => ({ store: undefined as unknown }))
vi.mock('../local/journal-of.ts', () => ({ journalOf: () => shelf.store }))

const USER_ID = '01900000-0000-7000-8000-00000000000a'
const ada = { id: USER_ID, locale: null, zone: 'Europe/Berlin', dayStart: 240, units: 'metric' } as User
// Few rounds, because the test is about the procedure, not the delay.
const pin = await hashPin('4711', 100_000)
const withPin: Lock = { way: 'pin', afterMinutes: 5, pin }

function Secret() {
  usePageTitle('Dear diary')
  return <p>my secret</p>
}

function show(lock: Lock | null) {
  const made = memoryJournal([{ kind: 'settings', id: SETTINGS_ID, data: { ...blankSettings, lock } }])
  shelf.store = made.store
  const router = createMemoryRouter(
    [
      { path: '/journal/settings', element: <p>settings</p> },
      {
        path: '*',
        element: (
          <JournalGate>
            <Secret />
          </JournalGate>
        ),
      },
    ],
    { initialEntries: ['/journal/x'] },
  )
  return { ...made, router, ...render(<RouterProvider router={router} />) }
}

const field = () => screen.getByLabelText('PIN') as HTMLInputElement
async function enter(digits: string) {
  fireEvent.change(field(), { target: { value: digits } })
  fireEvent.submit(field().form!)
  await vi.waitFor(() => expect(screen.queryByText('Checking …')).toBeNull(), { timeout: 15_000 })
}
/** The title is set right after the page has rendered. */
const titled = (title: string) => vi.waitFor(() => expect(document.title).toBe(title), { timeout: 15_000 })
const see = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => {
  localStorage.clear()
  setUser(ada)
  lockJournal()
  document.title = 'before'
})

describe('A PIN', () => {
  test('is stored as a salted hash of 600,000 rounds and verified', async () => {
    const stored = await hashPin('123987')
    expect(stored.iterations).toBe(PIN_ROUNDS)
    expect(PIN_ROUNDS).toBe(600_000)
    expect(JSON.stringify(stored)).not.toContain('123987')
    expect(await isPin('123987', stored)).toBe(true)
    expect(await isPin('123988', stored)).toBe(false)
    expect((await hashPin('4711', 100_000)).hash).not.toBe(pin.hash)
  })

  test('that is wrong several times makes waits that grow, and survive a reload', () => {
    const now = 1_000_000
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(() => wrongTry(USER_ID, now) / 1000)).toEqual([0, 0, 0, 0, 30, 60, 300, 900, 3600, 3600])
    expect(waitOf(USER_ID, now)).toBe(3_600_000)
    expect(waitOf(USER_ID, now + 3_600_000)).toBe(0)
    expect(waitOf(USER_ID, now - 9e9)).toBe(3_600_000)
    clearTries(USER_ID)
    expect(waitOf(USER_ID, now)).toBe(0)
  })

  test('that was forgotten is forgiven after signing in again, and not before', () => {
    markPinForgotten(USER_ID)
    for (let n = 0; n < 9; n++) wrongTry(USER_ID)
    expect(hasSignedInAgain(USER_ID)).toBe(false)
    expect(waitOf(USER_ID)).toBeGreaterThan(0)
    clearUser()
    setUser(ada)
    expect(hasSignedInAgain(USER_ID)).toBe(true)
    expect(waitOf(USER_ID)).toBe(0)
  })
})

describe('The journal', () => {
  test('without a lock opens by itself', async () => {
    show(null)
    expect(await screen.findByText('my secret')).toBeTruthy()
  })

  test('that is locked shows nothing of itself, in the page or in the title', async () => {
    const { container } = show(withPin)
    expect(await screen.findByRole('heading', { name: 'Your journal is locked' })).toBeTruthy()
    expect(container.textContent).not.toContain('secret')
    await titled('Your journal is locked | Fernwell')
  })

  test('opens with the right PIN and stays closed with a wrong one', async () => {
    show(withPin)
    await screen.findByLabelText('PIN')
    await enter('0000')
    expect(await screen.findByText('Wrong PIN. Please try again.')).toBeTruthy()
    expect(screen.queryByText('my secret')).toBeNull()
    await enter('4711')
    expect(await screen.findByText('my secret')).toBeTruthy()
    await titled('Dear diary | Fernwell')
    expect(waitOf(USER_ID)).toBe(0)
  })

  test('accepts no PIN during a wait, and shows the remaining time', async () => {
    for (let n = 0; n < 6; n++) wrongTry(USER_ID)
    show(withPin)
    await screen.findByLabelText('PIN')
    expect(screen.getByText(/Try again in/)).toBeTruthy()
    await enter('4711')
    expect(screen.queryByText('my secret')).toBeNull()
    expect(field().readOnly).toBe(true)
  })

  test('closes when the app was hidden for long enough, and not before', async () => {
    show(withPin)
    await screen.findByLabelText('PIN')
    vi.useFakeTimers()
    act(() => openJournal(USER_ID, 5))
    expect(screen.getByText('my secret')).toBeTruthy()
    see('hidden')
    act(() => void vi.advanceTimersByTime(4 * 60_000))
    see('visible')
    expect(screen.getByText('my secret')).toBeTruthy()
    see('hidden')
    // A sleeping phone runs no timers; only its clock advances.
    vi.setSystemTime(Date.now() + 5 * 60_000)
    see('visible')
    expect(screen.queryByText('my secret')).toBeNull()
    expect(document.title).toBe('Your journal is locked | Fernwell')
  })

  test('closes after the same time without input', async () => {
    show(withPin)
    await screen.findByLabelText('PIN')
    see('visible')
    vi.useFakeTimers()
    act(() => openJournal(USER_ID, 5))
    act(() => void vi.advanceTimersByTime(4 * 60_000))
    act(() => void fireEvent.keyDown(document.body, { key: 'a' }))
    act(() => void vi.advanceTimersByTime(4 * 60_000))
    expect(screen.getByText('my secret')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.queryByText('my secret')).toBeNull()
  })

  test('set to close at once closes when the app is left, and otherwise allows a pause', async () => {
    show({ ...withPin, afterMinutes: 0 })
    await screen.findByLabelText('PIN')
    see('visible')
    vi.useFakeTimers()
    act(() => openJournal(USER_ID, 0))
    act(() => void vi.advanceTimersByTime(MIN_UNUSED_MS - 1000))
    expect(screen.getByText('my secret')).toBeTruthy()
    see('hidden')
    expect(screen.queryByText('my secret')).toBeNull()
  })

  test('can be opened after a new sign-in: the lock is removed, and a new one can be set', async () => {
    markPinForgotten(USER_ID)
    clearUser()
    setUser(ada)
    const { router, changes } = show(withPin)
    fireEvent.click(await screen.findByRole('button', { name: 'Turn off the lock' }))
    expect(await screen.findByText('settings')).toBeTruthy()
    expect(changes).toEqual([{ kind: 'settings', id: SETTINGS_ID, patch: { lock: null } }])
    expect(router.state.location.search).toBe('?part=lock')
    expect(hasSignedInAgain(USER_ID)).toBe(false)
  })
})

describe('A passkey', () => {
  type Answer = Partial<{ type: string; challenge: string; origin: string; flags: number; site: string; handle: string }>
  async function answering({
    type = 'webauthn.get',
    challenge,
    origin = location.origin,
    flags = 0x05,
    site = location.hostname,
    handle = USER_ID,
  }: Answer) {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(site)))
    const get = vi.fn(async ({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) => {
      expect(publicKey.userVerification).toBe('required')
      const asked = toBase64Url(publicKey.challenge as Uint8Array)
      return {
        response: {
          clientDataJSON: new TextEncoder().encode(JSON.stringify({ type, challenge: challenge ?? asked, origin })).buffer,
          authenticatorData: Uint8Array.from([...hash, flags, 0, 0, 0, 0]).buffer,
          userHandle: Uint8Array.from(handle.replaceAll('-', '').match(/../g)!, (pair) => Number.parseInt(pair, 16)).buffer,
        },
      }
    })
    vi.stubGlobal('navigator', { credentials: { get }, language: 'en' })
  }

  test('opens when the device has verified its owner for this site and this question', async () => {
    await answering({})
    expect(await verifyByPasskey(USER_ID)).toBe(true)
  })

  test.each([
    ['an answer to another question', { challenge: 'AAAA' }],
    ['another site’s page', { origin: 'https://evil.example' }],
    ['another site’s passkey', { site: 'evil.example' }],
    ['a touch without a face or a finger', { flags: 0x01 }],
    ['a new registration', { type: 'webauthn.create' }],
    ['another person’s passkey', { handle: '01900000-0000-7000-8000-00000000000b' }],
  ] as [string, Answer][])('does not open with %s', async (_, answer) => {
    await answering(answer)
    expect(await verifyByPasskey(USER_ID)).toBe(false)
  })

  test('that nobody confirms opens nothing', async () => {
    vi.stubGlobal('navigator', { credentials: { get: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } })
    expect(await verifyByPasskey(USER_ID)).toBe(false)
  })
})
