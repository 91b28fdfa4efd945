import { describe, expect, test } from 'vitest'
import { soundHash } from '#platform/server/audio/render/core/recipe.ts'
import { planScript } from '#platform/server/audio/render/script-plan.ts'
import { catalogue } from './catalogue.ts'
import { germanWords } from './words.ts'
import { readScript } from './script-file.ts'

const { tracks, categories } = catalogue
const guided = tracks.flatMap((track) => (track.recipe.script ? [{ id: track.id, track, script: track.recipe.script }] : []))

describe('the catalogue', () => {
  test('holds at least 26 tracks in at least 9 categories, and no category is empty', () => {
    expect(tracks.length).toBeGreaterThanOrEqual(26)
    expect(categories.length).toBeGreaterThanOrEqual(9)
    for (const { id } of categories) expect(tracks.filter((track) => track.category === id).length, id).toBeGreaterThanOrEqual(2)
  })

  test('gives every track and category an id, a title, a picture and a sound of its own', () => {
    for (const values of [
      [...tracks, ...categories].map((item) => item.id),
      tracks.map((track) => track.title),
      [...tracks, ...categories].map((item) => item.artSeed),
      tracks.map((track) => track.recipe.seed),
      tracks.map((track) => track.description),
    ]) {
      expect(new Set(values).size).toBe(values.length)
    }
  })

  test('has German words for everything that is shown, and for nothing else', () => {
    expect(Object.keys(germanWords.tracks).toSorted()).toEqual(tracks.map(({ id }) => id).toSorted())
    expect(Object.keys(germanWords.categories).toSorted()).toEqual(categories.map(({ id }) => id).toSorted())
    expect(Object.keys(germanWords.tags).toSorted()).toEqual([...new Set(tracks.flatMap(({ tags }) => tags))].toSorted())
    const titles = Object.values(germanWords.tracks).map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    const stated = [...Object.values(germanWords.tracks), ...Object.values(germanWords.categories)]
    for (const { title, description } of stated) expect(`${title} ${description}`).not.toMatch(/heil(?:t|en|ung)|therap|garantie|musst/i)
  })

  test('lasts between three and thirty minutes a track', () => {
    for (const { id, durationSeconds } of tracks) {
      expect(durationSeconds, id).toBeGreaterThanOrEqual(180)
      expect(durationSeconds, id).toBeLessThanOrEqual(1800)
    }
  })

  test('promises no health and hurries no one', () => {
    const words = [...tracks, ...categories].map((item) => `${item.title} ${item.description}`)
    const spoken = guided.flatMap(({ script }) => script.lines.map((line) => line.text))
    for (const text of [...words, ...spoken])
      expect(text).not.toMatch(/\b(?:cure|heal(?:s|ing)?|treat(?:s|ment)?|therapy|guarantee|clinically|must|hurry up)\b/i)
  })

  test.each(guided.filter(({ track }) => track.category === 'anxiety'))(
    'says in $id that stopping is fine, and whom to turn to',
    ({ script }) => {
      const text = script.lines.map((line) => line.text).join(' ')
      expect(text).toMatch(/stop|switch me off/i)
      expect(text).toMatch(/doctor|helpline|emergency/i)
    },
  )

  test('has the exact gain of every sound (else run bench/audio.ts --write)', () => {
    for (const { id, recipe } of tracks) expect(recipe.gainDb, `${id} ${soundHash(recipe)}`).toBeDefined()
  })
})

describe('the guided scripts', () => {
  test('are at least a dozen', () => {
    expect(guided.length).toBeGreaterThanOrEqual(12)
  })

  test.each(guided)('$id fits its length with silences near those written', ({ track, script }) => {
    const { stretch, lines, speechSeconds } = planScript(script, track.durationSeconds)
    expect(stretch).toBeGreaterThan(0.7)
    expect(stretch).toBeLessThan(1.7)
    expect(speechSeconds / track.durationSeconds).toBeLessThan(0.45)
    const last = lines.at(-1)
    expect((last?.at ?? 0) + 8).toBeLessThan(track.durationSeconds)
  })

  test('share no sentence beyond short cues', () => {
    const owner = new Map<string, string>()
    for (const { id, script } of guided) {
      for (const { text } of script.lines) {
        if (text.length <= 25) continue
        expect(owner.get(text) ?? id, text).toBe(id)
        owner.set(text, id)
      }
    }
  })
})

describe('a script file', () => {
  const script = readScript('---\nvoice: soft\nintro: 5\n---\nHello there. Breathe in. (=4) And out. (6)\n\nRest. Dr. Fern says so.\n')

  test('becomes lines with silences, stretched or fixed', () => {
    expect(script).toMatchObject({ voice: 'soft', intro: 5, outro: 20 })
    expect(script.lines).toEqual([
      { text: 'Hello there.', pause: 1.8, fixed: false },
      { text: 'Breathe in.', pause: 4, fixed: true },
      { text: 'And out.', pause: 6, fixed: false },
      { text: 'Rest.', pause: 1.8, fixed: false },
      { text: 'Dr. Fern says so.', pause: 6, fixed: false },
    ])
  })

  test('without a heading, with an unknown voice, or with a pause before any word is refused', () => {
    expect(() => readScript('Hello.')).toThrow('heading')
    expect(() => readScript('---\nvoice: loud\n---\nHello.')).toThrow()
    expect(() => readScript('---\nvoice: low\n---\n(4) Hello.')).toThrow('before')
  })
})
