import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from '#platform/web/files/save-file.ts'
import type { User } from '#platform/contract/session.ts'
import { clearUser, setUser } from '#platform/web/session/session.ts'
import { SignOutDialog } from './SignOutDialog.tsx'

vi.mock('#platform/web/files/save-file.ts', () => ({ saveFile: vi.fn<(name: string) => void>() }))
vi.mock('./unsent-file.ts', () => ({ unsentFile: async () => new Blob(['words']) }))

afterEach(() => {
  cleanup()
  clearUser()
})

test('the file of unsent changes has the date of the person’s own day', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-04T22:30:00Z'), toFake: ['Date'] })
  setUser({ id: 'ada', locale: null, zone: 'Europe/Berlin', dayStart: 0 } as User)
  render(<SignOutDialog userId="ada" waiting={1} onStay={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: 'Save as a file', hidden: true }))
  await waitFor(() => expect(saveFile).toHaveBeenCalled())
  expect(vi.mocked(saveFile).mock.calls[0]![0]).toBe('fernwell-unsent-2026-05-05.zip')
})
