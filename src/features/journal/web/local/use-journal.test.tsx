import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUser } from '#platform/web/session/session.ts'
import { journalOf } from './journal-of.ts'
import {
  useAttachmentUrl,
  useEntry,
  useHeads,
  useJournal,
  useJournalSettings,
  useRecords,
  useSaveState,
  useSyncStatus,
} from './use-journal.ts'
import { useSearch } from './use-search.ts'

// Without IndexedDB and a network, the journal works until the page is closed, and reports that.
const user = { id: '11111111-1111-7111-8111-111111111111', username: 'ada' } as never
const ID = '01926e93-4c00-7000-8000-00000000258c'
const when = { at: '2026-05-01T08:00:00.000Z', zone: 'UTC', localDay: '2026-05-01' }

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  setUser(user)
})

test('a change appears in all components that show it, and nothing renders without a change', async () => {
  const renders = vi.fn<() => void>()
  const { result } = renderHook(() => {
    renders()
    return {
      journal: useJournal(),
      heads: useHeads(),
      entry: useEntry(ID),
      settings: useJournalSettings(),
      activities: useRecords('activity'),
      status: useSyncStatus(),
      save: useSaveState(ID),
    }
  })
  await waitFor(() => expect(result.current.entry.status).toBe('absent'))
  expect(result.current.status.storage).toBe('memory')
  await act(() => result.current.journal.change('entry', ID, { when, body: 'Rain' }))
  await waitFor(() => expect(result.current.entry.record?.data.body).toBe('Rain'))
  expect(result.current.heads).toMatchObject([{ id: ID, preview: 'Rain' }])
  expect(result.current.save).toBe('local')
  await act(() => result.current.settings.change({ memories: false }))
  expect(result.current.settings.settings).toMatchObject({ memories: false, prompts: true })
  const [count, record] = [renders.mock.calls.length, result.current.entry.record]
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)))
  expect(renders.mock.calls.length).toBe(count)
  expect(result.current.entry.record).toBe(record)
})

test('a photo is shown from the device before it is sent', async () => {
  URL.createObjectURL = () => 'blob:here'
  const journal = journalOf('11111111-1111-7111-8111-111111111111')
  const id = await journal.attach(ID, new Blob(['x']), 'photo.jpg')
  const { result } = renderHook(() => useAttachmentUrl(id, 'thumb'))
  await waitFor(() => expect(result.current).toBe('blob:here'))
})

test('a search without device or server fails; an empty query sends no request', async () => {
  const { result, rerender } = renderHook(({ query }) => useSearch(query), { initialProps: { query: '' } })
  expect(result.current).toMatchObject({ state: 'idle', hits: [] })
  rerender({ query: 'rain' })
  expect(result.current.state).toBe('searching')
  await waitFor(() => expect(result.current.state).toBe('failed'))
  rerender({ query: '' })
  expect(result.current.state).toBe('idle')
})
