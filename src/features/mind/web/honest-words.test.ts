import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

// Claims that none of this feature's texts may make. The strongest permitted statement: the person got better at this game.

const ROOM = 'src/features/mind'
const files = readdirSync(ROOM, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx)$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
  .map((file) => path.join(ROOM, file))

/** Text between quotes or tags: a superset of the texts that people read. */
const words = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|>([^<>{}]+)</g)].map((match) => ({
    file,
    text: match[1] ?? match[2] ?? match[3] ?? '',
  })),
)

const BANNED: readonly (readonly [string, RegExp])[] = [
  ['prevents', /\b(prevents?|prevention|wards? off|protects? against|verhinder|vorbeug|schützt? (dich )?vor|beugt .* vor)/i],
  ['boosts IQ', /\b(boosts?|raises?|increases?|steiger\w*|erhöh\w*)\b.{0,30}\b(iq|intelligen\w+|brain|gehirn\w*|mental|geistig\w*)/i],
  ['brain age', /\b(brain age|mental age|gehirnalter|hirnalter|geistiges alter)\b/i],
  [
    'percentiles without a norm',
    /\b(percentiles?|prozentr(a|ä)ng\w*|perzentil\w*|better than \d+ ?%|besser als \d+ ?%|above average|überdurchschnittlich|smarter than|klüger als)/i,
  ],
  ['dementia', /\b(dementia|alzheimer|demenz)/i],
  ['cures and proofs', /\b(clinically proven|scientifically proven|wissenschaftlich bewiesen|klinisch geprüft|heilt|cures?)\b/i],
  ['sharper minds', /\b(sharpens? your|makes? you smarter|macht (dich )?klüger|schärft (deinen|das))/i],
]

describe('The words of the games', () => {
  test('are found at all', () => {
    expect(words.length).toBeGreaterThan(1500)
    expect(words.some(({ text }) => text.includes('You got better at this game'))).toBe(true)
    expect(words.some(({ text }) => text.includes('in diesem Spiel besser geworden'))).toBe(true)
  })

  test.each(BANNED)('never promise: %s', (_, banned) => {
    expect(words.filter(({ text }) => banned.test(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  })

  test.each([
    ['It prevents decline'],
    ['boosts your IQ'],
    ['Your brain age is 30'],
    ['You are in the 90th percentile'],
    ['Das steigert die Intelligenz'],
    ['Dein Gehirnalter'],
    ['besser als 80 % aller'],
  ])('would be caught: %s', (sentence) => {
    expect(BANNED.some(([, banned]) => banned.test(sentence))).toBe(true)
  })

  test('state for every game the evidence on training it, with sources, in both languages', () => {
    const games = readdirSync(path.join(ROOM, 'web/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(games).toHaveLength(14)
    for (const { name } of games) {
      for (const language of ['en', 'de'])
        expect(readFileSync(path.join(ROOM, 'web/games', name, `words.${language}.ts`), 'utf8')).toMatch(
          /evidence: \{\s+measures:\s+'.{40,}',?\s+transfer:\s+'.{40,}'/s,
        )
      expect(readFileSync(path.join(ROOM, 'web/games', name, `${name}.tsx`), 'utf8')).toMatch(/sources: \[\s+(\{|[A-Z])/)
    }
  })
})
