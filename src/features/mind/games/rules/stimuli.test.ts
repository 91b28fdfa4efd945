import { describe, expect, test } from 'vitest'
import { TWIGS } from './mental-rotation.ts'
import { Meanings, Spelling } from './spelling.fixture.ts'
import { WORD_LISTS } from './word-lists.ts'

const [english, german, meanings] = [new Spelling('en'), new Spelling('de'), new Meanings()]

describe('Words and non-words', () => {
  test('every word is a word', () => {
    expect(WORD_LISTS.en.words.filter((word) => !english.has(word))).toEqual([])
    // The dictionary only has this word as a compound of its two halves.
    expect(WORD_LISTS.de.words.filter((word) => !german.has(word))).toEqual(['Bleistift'])
  })

  test('no non-word is a word, in either language', () => {
    const isWord = (word: string) => english.has(word) || meanings.has(word)
    expect(WORD_LISTS.en.nonWords.filter(isWord)).toEqual([])
    expect(WORD_LISTS.de.nonWords.filter((word) => german.has(word) || isWord(word))).toEqual([])
  })

  test.each(['en', 'de'] as const)('nothing is listed twice (%s)', (language) => {
    const { words, nonWords, pairs } = WORD_LISTS[language]
    for (const list of [[...words, ...nonWords], pairs.flat()]) expect(list.filter((one, at) => list.indexOf(one) !== at)).toEqual([])
  })
})

describe('Pairs of words', () => {
  test('the two words of a pair share a meaning', () => {
    expect(WORD_LISTS.en.pairs.filter(([a, b]) => !meanings.share(a, b))).toEqual([])
  })

  test('words of different pairs share none, so pairs keyed as different are different', () => {
    const { pairs } = WORD_LISTS.en
    const clashes = pairs.flatMap((one, at) =>
      pairs
        .slice(at + 1)
        .flatMap((other) => one.flatMap((a) => other.filter((b) => a === b || meanings.share(a, b)).map((b) => `${a} ${b}`))),
    )
    expect(clashes).toEqual([])
  })
})

describe('Twigs', () => {
  type Cell = readonly [number, number]
  const keyOf = (cells: readonly Cell[]) => {
    const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))]
    return cells
      .map(([x, y]) => `${x - left},${y - top}`)
      .sort()
      .join(' ')
  }
  const turned = (cells: readonly Cell[], quarters: number): readonly Cell[] =>
    quarters === 0
      ? cells
      : turned(
          cells.map(([x, y]): Cell => [-y, x]),
          quarters - 1,
        )

  test.each(TWIGS.map((cells, at) => [at, cells] as const))(
    'twig %i looks different in all four turns of itself and of its mirror image',
    (_, cells) => {
      const mirrored = cells.map(([x, y]): Cell => [-x, y])
      expect(new Set([0, 1, 2, 3].flatMap((quarters) => [keyOf(turned(cells, quarters)), keyOf(turned(mirrored, quarters))])).size).toBe(8)
    },
  )
})
