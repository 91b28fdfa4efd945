import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyExtra } from './lazy-extra.ts'

test('an optional part is shown when it has loaded', async () => {
  const Extra = lazyExtra(async () => ({ word }: { word: string }) => <p>{word}</p>)
  render(
    <Suspense fallback={null}>
      <Extra word="Hello" />
    </Suspense>,
  )
  expect(await screen.findByText('Hello')).toBeTruthy()
})

test('a file that does not come takes nothing else of the page away', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {})
  const Extra = lazyExtra(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  render(
    <>
      <p>The page</p>
      <Suspense fallback={<p>One moment</p>}>
        <Extra />
      </Suspense>
    </>,
  )
  await vi.waitFor(() => expect(logged).toHaveBeenCalled())
  await vi.waitFor(() => expect(screen.queryByText('One moment')).toBeNull())
  expect(screen.getByText('The page')).toBeTruthy()
})
