import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { currentSession, clearUser } from '#platform/web/session/session.ts'
import { currentToasts, removeToast } from '#platform/web/ui/toast-store.ts'
import type { Question } from '../strength/estimator.ts'
import SignupPage from './SignupPage.tsx'
import { renderPublicPage } from '#testing/web/render-page.tsx'

const fetcher = vi.fn<typeof fetch>()
const answer = (status: number, body: unknown) => fetcher.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))

/** Answers the page's first requests: the rule of who may create an account, and the invitation. */
const asked = vi.fn<(path: string) => Response>()
const askedOr: typeof fetch = async (input, init) => {
  const { pathname } = new URL(String(input), 'http://localhost')
  return pathname === '/api/register' ? fetcher(input, init) : asked(pathname)
}
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

/** A fake of the estimator thread: passwords below 20 letters are weak. */
const questions: Question[] = []
let opened = 0
class FakeWorker {
  listener: ((event: { data: unknown }) => void) | undefined
  constructor() {
    opened++
  }
  addEventListener(type: string, listener: (event: { data: unknown }) => void) {
    if (type === 'message') this.listener = listener
  }
  postMessage(question: Question) {
    questions.push(question)
    const isStrong = question.password.length >= 20
    const found = isStrong ? { score: 4, guessesLog10: 14 } : { score: 1, guessesLog10: 4, advice: 'common' }
    queueMicrotask(() => this.listener?.({ data: { id: question.id, ...found } }))
  }
  terminate() {}
}

beforeEach(() => {
  fetcher.mockReset()
  asked.mockReset()
  asked.mockImplementation(() => json(200, { way: 'open', setUpToken: false }))
  vi.stubGlobal('fetch', askedOr)
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('requestIdleCallback', () => 0)
  vi.stubGlobal('cancelIdleCallback', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  questions.length = 0
  opened = 0
  removeToast()
  open()
})

/** Opens the page, replacing the open one. */
function open(hash = '') {
  cleanup()
  history.replaceState(null, '', `/signup${hash}`)
  renderPublicPage(<SignupPage />)
}

afterEach(() => {
  cleanup()
  clearUser()
})

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const begin = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }))

describe('The strength of a password', () => {
  test('is asked for only once a password is being typed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    type('Username', 'willow')
    type('E-mail', 'willow@example.org')
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    expect(opened).toBe(0)
    type('Password', 'password12')
    expect(await screen.findByText('Easy to guess')).toBeTruthy()
    expect(screen.getByText('Many people use this one.')).toBeTruthy()
    expect(opened).toBe(1)
    expect(questions[0]?.about).toEqual(expect.arrayContaining(['willow', 'willow@example.org', 'example']))
  })

  test('is praised when it is good, and never interrupts typing', async () => {
    type('Password', 'quiet otter lantern seven')
    expect(await screen.findByText('Strong')).toBeTruthy()
    type('Password', 'short')
    expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('short')
    expect(await screen.findByText('5 more characters to go')).toBeTruthy()
  })
})

describe('Signing up', () => {
  test('sends name, address and password with the zone and language of the device', async () => {
    answer(201, { id: 'u2', username: 'willow' })
    type('Username', 'willow')
    type('E-mail', 'willow@example.org')
    type('Password', 'quiet otter lantern seven')
    begin()
    await waitFor(() => expect(currentSession().user?.id).toBe('u2'))
    expect(JSON.parse(String(fetcher.mock.calls[0]?.[1]?.body))).toEqual({
      username: 'willow',
      email: 'willow@example.org',
      password: 'quiet otter lantern seven',
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      locale: navigator.language,
    })
  })

  test('that fails shows the toast, and the reason at its field, which gets the focus', async () => {
    const message = 'The username willow is taken. Please choose another.'
    answer(409, { error: 'conflict', message, fields: { username: message } })
    type('Username', 'willow')
    type('E-mail', 'willow@example.org')
    type('Password', 'quiet otter lantern seven')
    begin()
    await waitFor(() =>
      expect(currentToasts()[0]).toMatchObject({ title: 'Registration failed', description: message, tone: 'destructive' }),
    )
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')))
    expect(screen.getByText(message)).toBeTruthy()
  })

  test('says "There was a problem creating your account" if the server sends no message', async () => {
    answer(409, { error: 'conflict', message: '' })
    type('Username', 'willow')
    type('E-mail', 'willow@example.org')
    type('Password', 'quiet otter lantern seven')
    begin()
    await waitFor(() => expect(currentToasts()[0]?.description).toBe('There was a problem creating your account'))
  })

  test('with invalid values sends no request', () => {
    type('Username', '-')
    type('E-mail', 'nowhere')
    type('Password', 'short')
    begin()
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(3)
    expect(fetcher).not.toHaveBeenCalled()
  })
})

describe('The right to sign up', () => {
  test.each([
    ['invite', 'You need an invitation'],
    ['closed', 'Sign-up is closed for now'],
  ])('is refused in place of the form: %s', async (way, title) => {
    asked.mockImplementation(() => json(200, { way, setUpToken: false }))
    open()
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull()
  })

  test('comes with an invitation, whose address is filled in and whose token is sent', async () => {
    asked.mockImplementation((path) =>
      path === '/api/invitations/look'
        ? json(200, { invitedBy: 'Robin', email: 'willow@example.org' })
        : json(200, { way: 'invite', setUpToken: false }),
    )
    open('#invitation=the-token')
    expect(await screen.findByText(/^Robin invites you/)).toBeTruthy()
    expect((screen.getByLabelText('E-mail') as HTMLInputElement).value).toBe('willow@example.org')
    answer(201, { id: 'u3', username: 'willow' })
    type('Username', 'willow')
    type('Password', 'quiet otter lantern seven')
    begin()
    await waitFor(() => expect(currentSession().user?.id).toBe('u3'))
    expect(JSON.parse(String(fetcher.mock.calls[0]?.[1]?.body))).toMatchObject({ email: 'willow@example.org', invitation: 'the-token' })
  })

  test('is refused when an invitation has ended, unless everybody may sign up', async () => {
    const over = () => json(403, { error: 'forbidden', message: 'over', reason: 'account.invitation_over', params: {} })
    asked.mockImplementation((path) => (path === '/api/invitations/look' ? over() : json(200, { way: 'invite', setUpToken: false })))
    open('#invitation=old')
    expect(await screen.findByRole('heading', { name: 'This invitation is no longer valid' })).toBeTruthy()
    asked.mockImplementation((path) => (path === '/api/invitations/look' ? over() : json(200, { way: 'open', setUpToken: false })))
    open('#invitation=old')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('/api/joining'))
    expect(screen.getByRole('button', { name: 'Create account' })).toBeTruthy()
  })

  test('takes the token of the log for the first account, and the log’s link contains it', async () => {
    asked.mockImplementation(() => json(200, { way: 'first', setUpToken: true }))
    open('#set-up=from-the-log')
    expect(((await screen.findByLabelText('Set-up token')) as HTMLInputElement).value).toBe('from-the-log')
    answer(403, { error: 'forbidden', message: 'wrong', fields: { setUpToken: 'This is not the set-up token.' } })
    type('Username', 'willow')
    type('E-mail', 'willow@example.org')
    type('Password', 'quiet otter lantern seven')
    begin()
    expect(await screen.findByText('This is not the set-up token.')).toBeTruthy()
    expect(JSON.parse(String(fetcher.mock.calls[0]?.[1]?.body))).toMatchObject({ setUpToken: 'from-the-log' })
  })
})
