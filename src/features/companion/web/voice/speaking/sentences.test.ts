import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heardUpTo, SentenceCutter, spokenText, type Sentence } from './sentences.ts'

/** Feeds an answer piece by piece, as it arrives. */
function cut(pieces: readonly string[], language = 'en'): Sentence[] {
  const cutter = new SentenceCutter(language)
  const found: Sentence[] = []
  let soFar = ''
  for (const piece of pieces) found.push(...cutter.push((soFar += piece), false))
  return [...found, ...cutter.push(soFar, true)]
}

test('a sentence is spoken as soon as the next begins, and no sooner', () => {
  const cutter = new SentenceCutter('en')
  expect(cutter.push('The rain has sto', false)).toEqual([])
  expect(cutter.push('The rain has stopped. ', false)).toEqual([])
  expect(cutter.push('The rain has stopped. The', false).map(({ text }) => text)).toEqual(['The rain has stopped.'])
  expect(cutter.push('The rain has stopped. The sun is out', true).map(({ text }) => text)).toEqual(['The sun is out'])
})

test('short sentences join the next, and lists and signs are read as words', () => {
  expect(cut(['Yes. ', 'That sounds **hard**. ', 'What would help?']).map(({ text }) => text)).toEqual([
    'Yes. That sounds hard.',
    'What would help?',
  ])
  expect(spokenText('## Three things\n- tea\n- a `walk`\n> rest')).toBe('Three things tea a walk rest')
})

test('every letter of an answer belongs to one piece at most, in order, and none is too long for the server', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { maxLength: 8 }), (pieces) => {
      let end = 0
      for (const { from, to, text } of cut(pieces)) {
        expect(from).toBeGreaterThanOrEqual(end)
        expect(to).toBeGreaterThan(from)
        expect(text.length).toBeLessThanOrEqual(500)
        end = to
      }
      expect(end).toBeLessThanOrEqual(pieces.join('').length)
    }),
    { numRuns: 500, seed: 20_261_123 },
  )
})

test('a sentence that was partly heard is cut between two words', () => {
  const answer = 'One two three four.'
  const sentence = { text: answer, from: 0, to: answer.length }
  expect(heardUpTo(sentence, 0, answer)).toBe(0)
  expect(heardUpTo(sentence, 0.5, answer)).toBe('One two'.length)
  expect(heardUpTo(sentence, 1, answer)).toBe(answer.length)
})
