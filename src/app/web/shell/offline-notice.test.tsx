import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { outbox, perform } from '#platform/web/offline/app-outbox.ts'
import { note } from '#platform/web/offline/note.fixture.ts'
import { OfflineNotice } from './OfflineNotice.tsx'

test('in a browser without storage, the notice says that unsent changes are lost with the page', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await outbox.setUser('ada')
  await perform(note, { body: { text: 'private' } })
  render(<OfflineNotice />)
  expect(screen.getByRole('status').textContent).toMatch(/1 change is waiting to be sent\. This browser does not store anything/)
})
