import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { PlannedReminder } from '#platform/contract/reminders.ts'
import { useReminders } from './use-reminders.ts'

const reminder: PlannedReminder = {
  id: '019a0000-0000-7000-8000-000000000001',
  owner: 'habits',
  subject: '019a0000-0000-7000-8000-000000000002',
  title: 'Water',
  words: null,
  day: null,
  minutes: 540,
  weekdays: 127,
  enabled: true,
  nextAt: null,
}

test('a read that was asked for before a change does not undo what is shown, so that the next change builds on it', async () => {
  const reads: ((body: unknown) => void)[] = []
  const answer = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  vi.stubGlobal('fetch', (_url: unknown, options?: RequestInit) =>
    options?.method && options.method !== 'GET'
      ? Promise.resolve(answer({ ...JSON.parse(String(options.body ?? '{}')), id: reminder.id }))
      : new Promise((resolve) => reads.push((body) => resolve(answer(body)))),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>
  const { result } = renderHook(() => useReminders(), { wrapper })
  const before = { reminders: [reminder], subjects: [], calendar: null }
  await waitFor(() => expect(reads).toHaveLength(1))
  reads.shift()!(before)
  await waitFor(() => expect(result.current.query.data?.reminders).toHaveLength(1))

  // A second read is in flight, as after an earlier change; then a day is removed, and only then the read is answered.
  void result.current.query.refetch()
  await waitFor(() => expect(reads).toHaveLength(1))
  act(() => void result.current.put({ ...reminder, weekdays: 63 }))
  await act(async () => {
    reads.shift()!(before)
    await new Promise((later) => setTimeout(later, 20))
  })
  expect(result.current.query.data?.reminders[0]?.weekdays).toBe(63)
})
