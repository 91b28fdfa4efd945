import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { outbox, perform } from '#platform/web/offline/app-outbox.ts'
import { OfflineNotice } from './OfflineNotice.tsx'

const note = endpoint({
  method: 'PUT',
  path: '/api/note',
  summary: 'Stores a note.',
  body: z.object({ text: z.string() }),
  response: z.object({}),
  offline: true,
})

test('in a browser without storage, the notice says that unsent changes are lost with the page', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await outbox.setUser('ada')
  await perform(note, { body: { text: 'private' } })
  render(<OfflineNotice />)
  expect(screen.getByRole('status').textContent).toMatch(/1 change is waiting to be sent\. This browser does not store anything/)
})
