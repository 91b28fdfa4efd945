import { expect, test } from 'vitest'
import { soundHash } from '#platform/server/audio/render/core/recipe.ts'
import { THEMES, TONES } from '../../themes.ts'
import { library } from './library.ts'
import { marksOf, plainContent, sentencesOf } from './recipe.ts'

const { pieces } = library
const inLanguage = (language: string) => pieces.filter((piece) => piece.language === language)

test('there are at least thirty English and eighteen German speeches, at least three of each tone', () => {
  expect(inLanguage('en').length).toBeGreaterThanOrEqual(30)
  expect(inLanguage('de').length).toBeGreaterThanOrEqual(18)
  for (const language of ['en', 'de'])
    for (const tone of TONES) expect(inLanguage(language).filter((piece) => piece.tone === tone).length).toBeGreaterThanOrEqual(3)
})

test('each lasts between 40 and 150 seconds, and every theme has speeches in both languages', () => {
  for (const { id, recipe } of pieces) {
    expect(recipe.durationSeconds, id).toBeGreaterThanOrEqual(40)
    expect(recipe.durationSeconds, id).toBeLessThanOrEqual(150)
  }
  for (const language of ['en', 'de'])
    expect(new Set(inLanguage(language).flatMap(({ themes }) => themes)), language).toEqual(new Set(THEMES))
})

test('the loudness of every speech was measured for its current sound', () => {
  for (const { id, recipe } of pieces) expect(recipe.gainDb, `${id} (${soundHash(recipe)})`).toBeTypeOf('number')
})

test('sentences are found at their places, in order, and the last is over before the sound ends', () => {
  for (const { id, content, recipe } of pieces) {
    const sentences = sentencesOf(content)
    for (const { text, start } of sentences) expect(content.startsWith(text, start), `${id}: ${text}`).toBe(true)
    const marks = marksOf(content, recipe)
    expect(marks).toEqual(marks.toSorted((a, b) => a.start - b.start || a.at - b.at))
    expect(marks.at(-1)!.at).toBeLessThan(recipe.durationSeconds - 5)
  }
})

test('text of any kind becomes plain paragraphs, and pieces without letters are not spoken', () => {
  expect(plainContent('  One \r\n two.\r\n\r\n\r\n   \n Three.  ')).toBe('One two.\n\nThree.')
  expect(sentencesOf('— — —\n\nYes.').map(({ text }) => text)).toEqual(['Yes.'])
})

test('none promises health, money or luck', () => {
  const promises = /\b(?:cure[sd]?|guarantee[sd]?|get rich|wealth\w*|heals? you|geheilt|garantier\w*|reich werden|wohlstand)\b/i
  for (const { id, content } of pieces) expect(content.replace('gave you a guarantee', ''), id).not.toMatch(promises)
})
