import { beforeAll, describe, expect, test, vi } from 'vitest'
import { FIRST_DOORS } from '../../doors.ts'
import type { Lexicon } from './database.ts'
import { findWords, nearbyWords, normalized } from './find.ts'
import { theLexicon } from './lexicon-of.ts'
import { baseForms, resolve } from './morphology.ts'
import { articleSlug, isUnkind } from './offering.ts'
import { parseGloss, POS } from './parse.ts'

let lexicon: Lexicon
beforeAll(async () => {
  lexicon = await theLexicon()
})

describe('The dictionary on the disk', () => {
  test('finds every word of its index by bisection, including the first and the last', () => {
    for (const pos of POS) {
      let nth = 0
      let last = ''
      for (const lemma of lexicon.lemmasFrom('', pos)) {
        last = lemma
        if (nth++ % 97 !== 0) continue
        expect(lexicon.has(lemma, pos), lemma).toBe(true)
      }
      expect(lexicon.has(last, pos)).toBe(true)
      expect(nth).toBeGreaterThan(4000)
    }
  })

  test('reads the longest of its lines whole', async () => {
    const city = lexicon.entry('city', 'n')!
    const synset = await lexicon.synset('n', city.offsets[0]!)
    expect(synset.pointers.length).toBeGreaterThan(500)
    expect(synset.gloss).toMatch(/^a large and densely populated urban area/)
  })

  test('has no words that are not there', () => {
    for (const word of ['', ' ', 'xyzzy', '__proto__', 'zzzzzz', '~', 'river ', 'riv']) expect(lexicon.has(word), word).toBe(false)
  })
})

test('A gloss is parsed into its meaning and its examples with authors', () => {
  expect(parseGloss('a wise saying (often old; "a stitch in time"- Ben Jonson; "haste makes waste"')).toEqual({
    gloss: 'a wise saying (often old)',
    examples: [{ text: 'a stitch in time', by: 'Ben Jonson' }, { text: 'haste makes waste' }],
  })
})

// The same results as WordNet's own morphy.
test.each([
  ['dogs', 'n', ['dog']],
  ['geese', 'n', ['goose']],
  ['children', 'n', ['child']],
  ['boxes', 'n', ['box']],
  ['churches', 'n', ['church']],
  ['flies', 'n', ['fly']],
  ['wolves', 'n', ['wolf']],
  ['women', 'n', ['woman']],
  ['mice', 'n', ['mouse']],
  ['oxen', 'n', ['ox']],
  ['phenomena', 'n', ['phenomenon']],
  ['mother-in-law', 'n', ['mother-in-law']],
  ['boss', 'n', ['boss']],
  ['running', 'v', ['run']],
  ['went', 'v', ['go']],
  ['was', 'v', ['be']],
  ['tried', 'v', ['try']],
  ['hoping', 'v', ['hope']],
  ['stopped', 'v', ['stop']],
  ['goes', 'v', ['go']],
  ['lying', 'v', ['lie']],
  ['better', 'a', ['better', 'good']],
  ['finest', 'a', ['fine']],
  ['happier', 'a', ['happy']],
  ['quickly', 'r', ['quickly']],
  ['xyzzies', 'n', []],
] as const)('%s as %s is a form of %j', (form, pos, bases) => {
  expect(baseForms(lexicon, form, pos)).toEqual(expect.arrayContaining([...bases]))
  if (bases.length === 0) expect(baseForms(lexicon, form, pos)).toEqual([])
})

test('Forms of several words lead to their entry', () => {
  expect(resolve(lexicon, 'bodies_of_water')).toBe('body_of_water')
  expect(resolve(lexicon, 'solar_systems')).toBe('solar_system')
  expect(resolve(lexicon, 'takes_off')).toBe('take_off')
})

describe('Typed text', () => {
  test('is cleaned of accents, capitals, spaces and characters that the dictionary never has', () => {
    expect(normalized('  Café au  Lait ')).toBe('cafe_au_lait')
    expect(normalized('../../etc/passwd')).toBe('etc/passwd')
    expect(normalized('川')).toBe('')
  })

  test('finds the word itself first, then the usual ones', async () => {
    const [first] = await findWords(lexicon, 'run', 8)
    expect(first!.slug).toBe('run')
    const found = (await findWords(lexicon, 'hou', 8)).map(({ slug }) => slug)
    expect(found).toEqual(expect.arrayContaining(['house', 'hour']))
    // Common words late in the alphabet are found as well.
    expect((await findWords(lexicon, 'wa', 12)).map(({ slug }) => slug)).toContain('water')
  })

  test('is searched fast for any length and any similarity to a word', async () => {
    const has = vi.spyOn(lexicon, 'has')
    await nearbyWords(lexicon, `st${'r'.repeat(28)}`, 8)
    expect(has.mock.calls.length).toBeLessThan(5000)
    has.mockRestore()
  })

  test('always has similar words', async () => {
    for (const text of ['', '川', 'qwzxv', 'a', '1234567', 'x'.repeat(80), '-', "'", '_', '..', 'fuc', 'nigg']) {
      const nearby = await nearbyWords(lexicon, text, 8)
      expect(nearby).toHaveLength(8)
      for (const slug of nearby) expect(articleSlug(lexicon, slug), `${text}: ${slug}`).toBeDefined()
    }
  })
})

test('The recommended words are in the dictionary', () => {
  for (const word of FIRST_DOORS) expect(lexicon.has(word), word).toBe(true)
})

test('Words that the dictionary marks as slurs are not linked, but a bird of the same name is', async () => {
  const manner = lexicon.entry('ethnic_slur', 'n')!
  const { pointers } = await lexicon.synset('n', manner.offsets[0]!)
  const marked = pointers.filter(({ symbol }) => symbol === '-u')
  expect(marked.length).toBeGreaterThan(3)
  for (const { pos, offset } of marked) expect(isUnkind(lexicon, await lexicon.synset(pos, offset))).toBe(true)
  expect(articleSlug(lexicon, 'tit')).toBe('tit')
  expect(articleSlug(lexicon, 'nigger')).toBeUndefined()
  expect(articleSlug(lexicon, 'the')).toBeUndefined()
})
