import { expect, test } from 'vitest'
import { practiceOf } from '../practice.ts'
import { actKinds } from './act-kinds.ts'

test('a listening act links to its page: a practice, a shared meditation, or a track', () => {
  for (const id of ['timer-17-4-high-stream', 'breathing-40-0-70-80-0-5-rain'])
    expect(actKinds.listen!.linkOf!(id)).toBe(`/soul/${practiceOf(id)!.kind}?practice=${id}`)
  expect(actKinds.listen!.linkOf!('meditation-7')).toBe('/personal-meditations-customized?meditation=7')
  expect(actKinds.listen!.linkOf!('night-rain')).toBe('/soul/track/night-rain')
})
