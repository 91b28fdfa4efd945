// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint, deferAfterPaint } from '#platform/web/page/after-paint.ts'
import { client } from './app-query.ts'
import { showRestWhenDrawn } from './show-rest.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = '<link data-after="modulepreload" data-href="/assets/part.js">'
  deferAfterPaint()
})
afterEach(() => {
  client.clear()
})

const link = () => document.querySelector('link')!

test('the rest of a page comes when its data has arrived', async () => {
  const load = vi.fn(async () => 'part')
  const answer = Promise.withResolvers<string>()
  const data = client.fetchQuery({ queryKey: ['page'], queryFn: () => answer.promise })
  const part = afterPaint(load)
  showRestWhenDrawn()
  await vi.advanceTimersByTimeAsync(500)
  expect([load.mock.calls.length, link().rel]).toEqual([0, ''])
  answer.resolve('words')
  await data
  await vi.advanceTimersByTimeAsync(500)
  expect([load.mock.calls.length, link().rel]).toEqual([1, 'modulepreload'])
  expect(link().getAttribute('href')).toBe('/assets/part.js')
  expect(await part).toBe('part')
})

test('a slow answer does not delay the rest', async () => {
  const load = vi.fn(async () => 'part')
  client.fetchQuery({ queryKey: ['slow'], queryFn: () => new Promise(() => {}) }).catch(() => undefined)
  void afterPaint(load)
  showRestWhenDrawn()
  await vi.advanceTimersByTimeAsync(2000)
  expect(load).toHaveBeenCalledTimes(1)
})
