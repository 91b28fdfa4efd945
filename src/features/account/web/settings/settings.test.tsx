import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#platform/contract/session.ts'
import { currentSession, setUser, useSession } from '#platform/web/session/session.ts'
import { removeToast } from '#platform/web/ui/toast-store.ts'
import { AccountSection } from './AccountSection.tsx'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'
import { EraseDialog } from './EraseDialog.tsx'
import { useProfileSave } from './use-profile-save.ts'
import { renderPage } from '#testing/web/render-page.tsx'

const ada: User = {
  id: 'u1',
  username: 'Ada',
  email: 'ada@example.org',
  emailConfirmed: false,
  pendingEmail: null,
  isAdmin: false,
  displayName: 'Ada',
  locale: null,
  zone: 'Europe/Berlin',
  dayStart: 240,
  units: 'metric',
  createdAt: '2026-11-01T08:00:00.000Z',
}
const fetcher = vi.fn<typeof fetch>()
const answer = (status: number, body: unknown) => fetcher.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
const sent = (index: number) => JSON.parse(String(fetcher.mock.calls[index]?.[1]?.body)) as Record<string, unknown>

beforeEach(() => {
  fetcher.mockReset()
  vi.stubGlobal('fetch', fetcher)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  setUser(ada)
  removeToast()
})

function Account() {
  const { user } = useSession()
  const profile = useProfileSave()
  return user ? <AccountSection user={user} profile={profile} /> : null
}

const name = () => screen.getByLabelText('Name') as HTMLInputElement
function rename(to: string) {
  fireEvent.change(name(), { target: { value: to } })
  fireEvent.blur(name())
}

describe('A setting', () => {
  test('is saved when its field loses focus, shown at once, and marked as saved', async () => {
    renderPage(<Account />)
    answer(200, { ...ada, displayName: 'Countess' })
    rename('Countess')
    expect(currentSession().user?.displayName).toBe('Countess')
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(sent(0)).toEqual({ displayName: 'Countess' })
  })

  test('that was not changed is not sent', () => {
    renderPage(<Account />)
    fireEvent.blur(name())
    expect(fetcher).not.toHaveBeenCalled()
  })

  test('that the server refuses is reset, with the reason at its field', async () => {
    renderPage(<Account />)
    answer(400, { error: 'invalid', message: 'Something is not right.', fields: { displayName: 'Please leave out line breaks.' } })
    rename('Ada the first')
    expect(await screen.findByText('Please leave out line breaks.')).toBeTruthy()
    expect(name().getAttribute('aria-invalid')).toBe('true')
    expect(name().value).toBe('Ada the first')
    expect(currentSession().user?.displayName).toBe('Ada')
  })

  test('changed twice in a row is sent in that order, and the last value stays', async () => {
    renderPage(<Account />)
    const first = Promise.withResolvers<Response>()
    fetcher.mockReturnValueOnce(first.promise)
    rename('Ada B')
    rename('Ada C')
    answer(200, { ...ada, displayName: 'Ada C' })
    await act(async () => first.resolve(new Response(JSON.stringify({ ...ada, displayName: 'Ada B' }))))
    await waitFor(() => expect(fetcher).toHaveBeenCalledTimes(2))
    expect([sent(0), sent(1)]).toEqual([{ displayName: 'Ada B' }, { displayName: 'Ada C' }])
    await screen.findByText('Saved')
    expect(currentSession().user?.displayName).toBe('Ada C')
  })
})

describe('Changing the password', () => {
  test('shows a wrong one at the field it was typed into', async () => {
    renderPage(<ChangePasswordDialog user={ada} onClose={() => {}} />)
    await screen.findByRole('dialog')
    answer(403, { error: 'forbidden', message: 'This password is not right.', fields: { current: 'This password is not right.' } })
    fireEvent.change(screen.getByLabelText('Current password'), { target: { value: 'wrong' } })
    fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'quiet otter lantern seven' } })
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText('This password is not right.')).toHaveLength(1)
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
  })
})

describe('Erasing the account', () => {
  const erase = () => fireEvent.click(screen.getByRole('button', { name: 'Delete everything' }))

  test('needs the username, typed out, and the password', async () => {
    renderPage(<EraseDialog user={ada} onClose={() => {}} />)
    await screen.findByRole('dialog')
    erase()
    expect(screen.getByText('Please type Ada.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Type Ada to be sure'), { target: { value: 'Bob' } })
    erase()
    expect(screen.getByText('Please type Ada.')).toBeTruthy()
    expect(fetcher).not.toHaveBeenCalled()
    expect(currentSession().status).toBe('signed-in')
  })

  test('without a fresh proof erases nothing and shows the reason', async () => {
    renderPage(<EraseDialog user={ada} onClose={() => {}} />)
    await screen.findByRole('dialog')
    answer(403, { error: 'forbidden', reason: 'http.proof_wanted', message: 'Please confirm again that it is you.' })
    fireEvent.change(screen.getByLabelText('Type Ada to be sure'), { target: { value: 'ada' } })
    erase()
    expect(await screen.findByText('Please confirm again that it is you.')).toBeTruthy()
    expect(fetcher).toHaveBeenCalledTimes(1)
    expect(currentSession().status).toBe('signed-in')
  })

  test('done signs the browser out', async () => {
    renderPage(<EraseDialog user={ada} onClose={() => {}} />)
    await screen.findByRole('dialog')
    answer(200, { message: 'Your account and everything in it is erased.' })
    fireEvent.change(screen.getByLabelText('Type Ada to be sure'), { target: { value: 'Ada' } })
    erase()
    await waitFor(() => expect(currentSession().status).toBe('signed-out'))
    expect(fetcher.mock.calls.map(([url, init]) => [url, init?.method])).toEqual([['/api/account/erase', 'POST']])
  })
})
