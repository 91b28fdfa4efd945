import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addActKinds } from './act-kinds.ts'
import { sprout } from './ui/icons/things.ts'
import { useActKinds } from './use-act-kinds.ts'

test('a kind is called as its feature calls it, and one of a feature that is gone still has decent words', async () => {
  const words = { title: 'Ponds', one: 'A pond', from: 'a pond', with: 'ponds' }
  addActKinds(() => Promise.resolve({ actKinds: { pond: { icon: {}, words: { en: words, de: words } } } }))
  const { result } = renderHook(() => useActKinds())
  await waitFor(() => expect(result.current).toBeDefined())
  expect(result.current!('pond')).toMatchObject({ words, isKnown: true })
  expect(result.current!('stargazing')).toMatchObject({ words: { one: 'An act of care' }, icon: sprout, isKnown: false })
})
