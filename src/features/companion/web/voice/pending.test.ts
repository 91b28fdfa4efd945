import { expect, test } from 'vitest'
import { withoutDone, withWords } from './pending.ts'

test('words spoken while earlier ones are being sent are sent after them, and nothing is sent twice', () => {
  const first = withWords({ cut: 12 }, 'Which hills?')
  const both = withWords(first, 'And which river?')
  expect(both).toEqual({ cut: 12, words: 'Which hills? And which river?' })
  expect(withoutDone(both, first)).toEqual({ cut: undefined, words: 'And which river?' })
  expect(withoutDone(both, both)).toEqual({ cut: undefined, words: undefined })
})

test('words spoken while only a cut was stored are still pending, and so is a later cut', () => {
  expect(withoutDone({ cut: 12, words: 'Wait.' }, { cut: 12 })).toEqual({ cut: undefined, words: 'Wait.' })
  expect(withoutDone({ cut: 4 }, { cut: 12 })).toEqual({ cut: 4, words: undefined })
})
