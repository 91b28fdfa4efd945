import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '#platform/web/query/query-client.ts'
import { setUser } from '#platform/web/session/session.ts'
import type { SavedWord } from '../../contract.ts'
import { useVocabulary } from './vocabulary.ts'

test('a word that is saved and removed again appears in the list and disappears, regardless of late answers', async () => {
  setUser({ id: 'wren' } as never)
  let words: SavedWord[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const id = url.split('/').at(-1)!
    const given = typeof body === 'string' ? (JSON.parse(body) as Pick<SavedWord, 'slug' | 'sense' | 'savedAt'>) : undefined
    if (method === 'PUT' && given) words = [{ ...given, id, word: 'Heron', gloss: 'a bird', due: given.savedAt, reviews: [] }]
    if (method === 'DELETE') words = []
    return new Response(JSON.stringify(method === 'GET' ? { words } : {}))
  })
  const { result } = renderHook(() => useVocabulary(), {
    wrapper: ({ children }: { children: ReactNode }) => <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(result.current.words).toEqual([]))
  const seen: number[] = []
  const names = () => result.current.words?.map(({ word }) => word)
  act(() => result.current.save({ slug: 'heron', sense: 'n1', word: 'Heron', gloss: 'a bird' }))
  expect(names()).toEqual(['Heron'])
  await waitFor(() => expect(words).toHaveLength(1))
  act(() => result.current.remove(result.current.words![0]!.id))
  expect(names()).toEqual([])
  await waitFor(() => expect(words).toEqual([]))
  for (let n = 0; n < 20; n++) {
    await act(() => new Promise((resolve) => void setTimeout(resolve, 10)))
    seen.push(result.current.words!.length)
  }
  expect(seen).toEqual(seen.map(() => 0))
})
