// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { currentSession, clearUser } from '#platform/web/session/session.ts'
import { currentToasts, removeToast } from '#platform/web/ui/toast-store.ts'
import type { Question } from '../strength/estimator.ts'
import SignupPage from './SignupPage.tsx'

const fetcher = vi.fn<typeof fetch>()
const answer = (status: number, body: unknown) => fetcher.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))

/** Stands for the thread with the word lists: weak below 20 letters. */
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
  vi.stubGlobal('fetch', fetcher)
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('requestIdleCallback', () => 0)
  vi.stubGlobal('cancelIdleCallback', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  questions.length = 0
  opened = 0
  removeToast()
  render(
    <MemoryRouter>
      <SignupPage />
    </MemoryRouter>,
  )
})
afterEach(() => {
  cleanup()
  clearUser()
  vi.unstubAllGlobals()
})

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const begin = () => fireEvent.click(screen.getByRole('button', { name: 'Begin' }))

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

  test('is praised when it is good, and never keeps anyone from typing on', async () => {
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

  test('that fails shows the toast, and the reason at its field, with the cursor there', async () => {
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

  test('says "There was a problem creating your account" when the server says nothing', async () => {
    answer(409, { error: 'conflict', message: '' })
    type('Username', 'willow')
    type('E-mail', 'willow@example.org')
    type('Password', 'quiet otter lantern seven')
    begin()
    await waitFor(() => expect(currentToasts()[0]?.description).toBe('There was a problem creating your account'))
  })

  test('with things that cannot be right asks nobody', () => {
    type('Username', '-')
    type('E-mail', 'nowhere')
    type('Password', 'short')
    begin()
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(3)
    expect(fetcher).not.toHaveBeenCalled()
  })
})
