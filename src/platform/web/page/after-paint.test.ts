import { expect, test, vi } from 'vitest'
import { afterPaint, deferAfterPaint, releaseAfterPaint } from './after-paint.ts'

test('a part that the page does not need at first is fetched after the first paint, and at once from then on', async () => {
  const load = vi.fn(async () => 'part')
  expect(await afterPaint(load)).toBe('part')

  deferAfterPaint()
  const part = afterPaint(load)
  await Promise.resolve()
  expect(load).toHaveBeenCalledTimes(1)
  releaseAfterPaint()
  expect(await part).toBe('part')

  const later = afterPaint(load)
  expect(load).toHaveBeenCalledTimes(3)
  expect(await later).toBe('part')
})
