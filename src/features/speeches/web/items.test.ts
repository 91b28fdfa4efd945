import { expect, test } from 'vitest'
import { someSpeech } from './speeches.fixture.ts'
import { matching, noFilters } from './filters.ts'
import { itemOf, paragraphsOf, sentenceAt } from './items.ts'
import { en } from './messages.ts'
import { speechOfDay, suitsHour } from '../speech-of-day.ts'
import { TONES } from '../themes.ts'

test('the player gets a speech with its themes by name, and nothing where there is no voice', () => {
  expect(itemOf(someSpeech({ themes: ['self-worth', 'hope'] }), en.themes)).toMatchObject({
    kind: 'speech',
    themes: ['Self-worth', 'Hope'],
  })
  expect(itemOf(someSpeech({ audioUrl: null }), en.themes)).toBeUndefined()
})

test('the current sentence is the last one that has begun', () => {
  const sentences = [{ at: 3 }, { at: 5 }, { at: 9 }]
  expect([0, 3, 6, 100].map((at) => sentenceAt(sentences, at))).toEqual([-1, 0, 1, 2])
})

test('paragraphs hold all of the text, sentence by sentence', () => {
  const content = 'One. Two!\n\n— — —\n\nThree?'
  const sentences = [0, 5, 18].map((start) => ({ start, at: start }))
  expect(paragraphsOf({ content, sentences })).toEqual([
    [
      { text: 'One. ', n: 0 },
      { text: 'Two!', n: 1 },
    ],
    [{ text: '— — —', n: -1 }],
    [{ text: 'Three?', n: 2 }],
  ])
})

test('speeches are found by tone, theme, language, length, favourite and author, and own ones in any language', () => {
  const all = [
    someSpeech({ id: 'a', tone: 'calming', duration: 50, themes: ['rest'] }),
    someSpeech({ id: 'b', language: 'de', duration: 80, isFavourite: true }),
    someSpeech({ id: 'c', language: 'de', isOwn: true, duration: 120 }),
  ]
  const found = (change: object) => matching(all, { ...noFilters('en'), ...change }).map(({ id }) => id)
  expect(found({})).toEqual(['a', 'c'])
  expect(found({ language: 'both' })).toEqual(['a', 'b', 'c'])
  expect(found({ tones: ['calming'] })).toEqual(['a'])
  expect(found({ theme: 'rest' })).toEqual(['a'])
  expect(found({ language: 'both', lengths: ['medium', 'long'] })).toEqual(['b', 'c'])
  expect(found({ language: 'both', more: ['favourites'] })).toEqual(['b'])
  expect(found({ more: ['own'] })).toEqual(['c'])
})

test('the speech of the day suits the hour, is of the person’s language, and changes from day to day', () => {
  const all = TONES.flatMap((tone) =>
    ['en', 'de'].map((language) => ({ ...someSpeech({ tone, themes: [] }), language, id: `${tone} ${language}` })),
  )
  const days = Array.from({ length: 12 }, (_, n) => `2026-05-${String(n + 1).padStart(2, '0')}`)
  for (const day of days) {
    expect(speechOfDay(all, 'de', day, 9)!.language).toBe('de')
    expect(['calming', 'healing']).toContain(speechOfDay(all, 'en', day, 22)!.tone)
  }
  expect(new Set(days.map((day) => speechOfDay(all, 'en', day, 9)!.id)).size).toBe(6)
  expect(suitsHour({ tone: 'uplifting', themes: ['morning'] }, 15)).toBe(false)
  expect(speechOfDay([], 'en', '2026-05-01', 9)).toBeUndefined()
})
