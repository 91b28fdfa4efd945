import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useDigitKeys } from './use-digit-keys.ts'

function Line({ onDigit }: { onDigit: (value: number) => void }) {
  useDigitKeys({ points: 5, onDigit, onBack: () => {} })
  return <h2>I worry about things.</h2>
}

test('a key counts as soon as the item is visible', async () => {
  // Rendered as after loading its files: without act() and without a press, which would run all effects at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const onDigit = vi.fn()
  const place = document.body.appendChild(document.createElement('main'))
  const isDrawn = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect()
      dispatchEvent(new KeyboardEvent('keydown', { key: '4' }))
      resolve()
    }).observe(place, { childList: true, subtree: true })
  })
  const root = createRoot(place)
  startTransition(() => root.render(<Line onDigit={onDigit} />))
  await isDrawn
  expect(onDigit.mock.calls).toEqual([[4]])
  root.unmount()
  place.remove()
  vi.unstubAllGlobals()
})
