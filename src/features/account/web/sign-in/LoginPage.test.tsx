import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentSession, clearUser } from '#platform/web/session/session.ts'
import { currentToasts, removeToast } from '#platform/web/ui/toast-store.ts'
import LoginPage from './LoginPage.tsx'
import { renderPublicPage } from '#testing/web/render-page.tsx'

const ada = { id: 'u1', username: 'ada', email: 'ada@example.org' }
const fetcher = vi.fn<typeof fetch>()
const answer = (status: number, body: unknown) => fetcher.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
const sent = (index: number) => JSON.parse(String(fetcher.mock.calls[index]?.[1]?.body)) as Record<string, unknown>

beforeEach(() => {
  fetcher.mockReset()
  vi.stubGlobal('fetch', fetcher)
  // The scene is not loaded, because these tests do not need it.
  vi.stubGlobal('requestIdleCallback', () => 0)
  vi.stubGlobal('cancelIdleCallback', () => {})
  localStorage.clear()
  removeToast()
})
afterEach(() => {
  cleanup()
  clearUser()
})

function open() {
  renderPublicPage(<LoginPage />)
}

function logIn(username = 'ada', password = 'quiet otter lantern') {
  fireEvent.change(screen.getByLabelText('Username or e-mail'), { target: { value: username } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

describe('Logging in', () => {
  test('signs the person in with the typed values', async () => {
    open()
    answer(200, ada)
    logIn(' ada ')
    await waitFor(() => expect(currentSession().user?.id).toBe('u1'))
    expect(sent(0)).toEqual({ username: 'ada', password: 'quiet otter lantern' })
  })

  test('with wrong values shows the toast "Login failed" with the server’s message', async () => {
    open()
    answer(429, { error: 'limit', message: 'Too many tries. Please wait a few minutes.' })
    logIn()
    await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Login failed', tone: 'destructive' }))
    expect(currentToasts()[0]?.description).toBe('Too many tries. Please wait a few minutes.')
    expect(localStorage.getItem('session_expired')).toBeNull()
  })

  test('says "Invalid email or password" if the server sends no message', async () => {
    open()
    answer(401, { error: 'unauthenticated', message: '' })
    logIn()
    await waitFor(() => expect(currentToasts()[0]?.description).toBe('Invalid email or password'))
  })

  test('with nothing typed sends no request, and focuses the first empty field', async () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    const first = screen.getByLabelText('Username or e-mail')
    await waitFor(() => expect(document.activeElement).toBe(first))
    expect(first.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Please enter your password.')).toBeTruthy()
    expect(fetcher).not.toHaveBeenCalled()
  })

  test('sends once, however often the button is pressed', async () => {
    open()
    fetcher.mockReturnValue(new Promise(() => {}))
    logIn()
    fireEvent.submit(screen.getByLabelText('Password').closest('form')!)
    expect(fetcher).toHaveBeenCalledOnce()
  })

  test('explains to people with an ended session why they see this page', async () => {
    localStorage.setItem('session_expired', 'true')
    open()
    expect((await screen.findByText(/we signed you out/)).textContent).toContain('Nothing is lost')
  })
})

describe('The second step', () => {
  const wanted = { error: 'second_factor', message: 'Please enter the code from your authenticator app.' }

  test('asks for the code without an error, and sends it with name and password', async () => {
    open()
    answer(401, wanted)
    logIn()
    const code = await screen.findByLabelText('Code')
    expect(currentToasts()).toHaveLength(0)
    expect(code.getAttribute('autocomplete')).toBe('one-time-code')
    await waitFor(() => expect(document.activeElement).toBe(code))
    answer(200, ada)
    fireEvent.change(code, { target: { value: '123456' } })
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(currentSession().user?.id).toBe('u1'))
    expect(sent(1)).toEqual({ username: 'ada', password: 'quiet otter lantern', code: '123456' })
  })

  test('reports a wrong code at the field and in the toast', async () => {
    open()
    answer(401, wanted)
    logIn()
    answer(401, { error: 'second_factor', message: 'This code is not correct.' })
    fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '000000' } })
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('This code is not correct.')).toBeTruthy()
    expect(currentToasts()[0]).toMatchObject({ title: 'Login failed', description: 'This code is not correct.' })
    expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true')
  })

  test('takes a recovery code instead', async () => {
    open()
    answer(401, wanted)
    logIn()
    await screen.findByLabelText('Code')
    fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    expect(screen.getByLabelText('Recovery code').getAttribute('inputmode')).toBe('text')
  })
})
