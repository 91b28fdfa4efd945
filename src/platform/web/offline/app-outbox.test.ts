import { expect, test, vi } from 'vitest'
import { runExclusive } from './app-outbox.ts'

test.each([
  ['with the browser’s locks', undefined],
  ['without locks, as on a page without https', {}],
])('work of one name runs one after the other, also after a failure, %s', async (_, navigator) => {
  if (navigator) vi.stubGlobal('navigator', navigator)
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = runExclusive('a', async () => {
    order.push('first begins')
    await gate.promise
    order.push('first ends')
    throw new Error('no')
  })
  const second = runExclusive('a', async () => {
    order.push('second')
    return 2
  })
  await runExclusive('b', async () => void order.push('another name'))
  gate.resolve()
  await expect(first).rejects.toThrow('no')
  expect(await second).toBe(2)
  expect(order).toEqual(['first begins', 'another name', 'first ends', 'second'])
  vi.unstubAllGlobals()
})
