import { expect, test } from 'vitest'
import { withoutDone, withWords } from './pending.ts'

test('what is said while the words before are on their way is sent after them, and nothing twice', () => {
  const first = withWords({ cut: 12 }, 'Which hills?')
  const both = withWords(first, 'And which river?')
  expect(both).toEqual({ cut: 12, words: 'Which hills? And which river?' })
  expect(withoutDone(both, first)).toEqual({ cut: undefined, words: 'And which river?' })
  expect(withoutDone(both, both)).toEqual({ cut: undefined, words: undefined })
})

test('what was said while only a cut was kept is still to be sent, and a later cut still to be kept', () => {
  expect(withoutDone({ cut: 12, words: 'Wait.' }, { cut: 12 })).toEqual({ cut: undefined, words: 'Wait.' })
  expect(withoutDone({ cut: 4 }, { cut: 12 })).toEqual({ cut: 4, words: undefined })
})
