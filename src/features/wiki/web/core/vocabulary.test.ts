import { expect, test } from 'vitest'
import type { SavedWord } from '../../contract.ts'
import { inTurn } from './in-turn.ts'
import { isDue } from './vocabulary.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 12, minute)).toISOString()
const word = (due: number, reviewed: readonly number[]): SavedWord => ({
  id: '1',
  slug: 'reed',
  word: 'reed',
  sense: 'n1',
  gloss: 'a tall grass',
  savedAt: at(0),
  due: at(due),
  reviews: reviewed.map((minute) => ({ id: String(minute), rating: 3, at: at(minute) })),
})

test('A word is due when its time has come, unless it was answered since: its next day is on its way', () => {
  const now = Date.parse(at(30))
  expect(isDue(word(0, []), now)).toBe(true)
  expect(isDue(word(20, [5, 10]), now)).toBe(true)
  expect(isDue(word(40, [20]), now)).toBe(false)
  expect(isDue(word(20, [5, 25]), now)).toBe(false)
})

test('What is sent in turn is sent when the one before has been answered, also with an error, and says its own answer', async () => {
  const order: string[] = []
  const answer = Promise.withResolvers<number>()
  const first = inTurn(() => {
    order.push('first')
    return answer.promise
  })
  const second = inTurn(async () => {
    order.push('second')
    return 2
  })
  await Promise.resolve()
  expect(order).toEqual(['first'])
  answer.reject(new Error('no'))
  await expect(first).rejects.toThrow('no')
  expect(await second).toBe(2)
})
