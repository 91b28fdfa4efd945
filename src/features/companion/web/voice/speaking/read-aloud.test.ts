import { expect, test } from 'vitest'
import { inTurn } from './read-aloud.ts'
import type { Sentence } from './sentences.ts'
import type { VoiceEvents } from './voice.ts'

const TEXT = 'The rain has stopped by now. The sun is coming out again. Shall we take a walk?'

/** A voice whose sentences begin, sound and end on command of the test. */
function setUp(text = TEXT) {
  const waiting: Sentence[] = []
  const ends: [number, number][] = []
  let events!: VoiceEvents
  inTurn(text, 'en', {
    voice(given) {
      events = given
      return { add: (sentence) => void waiting.push(sentence), hold() {}, resume() {}, stop: () => undefined }
    },
    onOver: (unspoken, of) => void ends.push([unspoken, of]),
  })
  const speak = (sentence: Sentence) => {
    events.onSentence(sentence)
    events.onSounding(true)
    events.onSounding(false)
  }
  return { waiting, ends, events, speak }
}

test('silence between two sentences is no end; the end comes once, after the last', () => {
  const { waiting, ends, events, speak } = setUp()
  expect(waiting.map(({ text }) => text)).toEqual(['The rain has stopped by now.', 'The sun is coming out again.', 'Shall we take a walk?'])
  speak(waiting[0]!)
  speak(waiting[1]!)
  expect(ends).toEqual([])
  speak(waiting[2]!)
  events.onSounding(false)
  expect(ends).toEqual([[0, 3]])
})

test('sentences that could not be spoken are counted, also where it is the last one or all of them', () => {
  const some = setUp()
  some.speak(some.waiting[0]!)
  for (const sentence of some.waiting.slice(1)) {
    some.events.onSentence(sentence)
    some.events.onTrouble()
  }
  some.events.onSounding(false)
  expect(some.ends).toEqual([[2, 3]])
})

test('a text without words ends at once', () => {
  expect(setUp('  \n').ends).toEqual([[0, 0]])
})
