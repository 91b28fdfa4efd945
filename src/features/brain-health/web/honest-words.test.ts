import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

// Claims about a person's brain that none of this feature's texts may make: strings, PDF, articles. Titles of publications cannot
// be changed, so lines with sources are excluded.

const ROOM = 'src/features/brain-health'
const files = readdirSync(ROOM, { recursive: true, encoding: 'utf8' })
const code = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file) && file !== 'sources.ts')
  .flatMap((file) =>
    [...readFileSync(path.join(ROOM, file), 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|>([^<>{}]+)</g)].map((match) => ({
      file,
      text: match[1] ?? match[2] ?? match[3] ?? '',
    })),
  )
const prose = files
  .filter((file) => file.endsWith('.md') && file.startsWith('content'))
  .flatMap((file) =>
    readFileSync(path.join(ROOM, file), 'utf8')
      .split(/\n(?:Sources|Quellen):\n/)[0]!
      .split(/(?<=[.!?])\s+|\n+/)
      .map((text) => ({ file, text })),
  )
const words = [...code, ...prose]

const BANNED: readonly (readonly [string, RegExp])[] = [
  [
    'prevents',
    /\b(prevents?|preventing|prevention|wards? off|protects? (you )?against|verhinder\w*|vorbeug\w*|schützt? (dich )?vor|beugt .{0,40}vor)\b/i,
  ],
  ['boosts', /\b(boosts?|raises?|increases?|steiger\w*|erhöh\w*)\b.{0,30}\b(iq|intelligen\w+|brain power|gehirnleistung|hirnleistung)/i],
  ['brain age', /\b(brain age|mental age|gehirnalter|hirnalter|geistiges alter)\b/i],
  [
    'a risk of yours',
    /\b(your (own |personal )?(dementia )?(risk|chance|chances|probability) (of|is|are|for)|dein(em|er|es|e)? (eigenes |persönliches )?(demenz)?risiko|deine wahrscheinlichkeit)/i,
  ],
  ['ranks', /\b(percentiles? of people|better than \d+ ?%|besser als \d+ ?%|above average|überdurchschnittlich|smarter than|klüger als)/i],
  [
    'diagnoses',
    /\b(you (have|suffer from) (dementia|alzheimer|depression|diabetes)\b(?! already|, )|du hast (demenz|alzheimer|eine depression))/i,
  ],
  [
    'cures and proofs',
    /\b(clinically proven|scientifically proven|wissenschaftlich bewiesen|klinisch geprüft|miracle|wundermittel|superfoods?|detox)\b/i,
  ],
  ['guilt', /\b(you should have|you failed|hättest du (nur|doch)|selbst schuld)\b/i],
]

describe('The words of brain health', () => {
  test('are found at all', () => {
    expect(code.length).toBeGreaterThan(700)
    expect(prose.length).toBeGreaterThan(800)
    expect(words.some(({ text }) => text.includes('Nothing here is a diagnosis'))).toBe(true)
    expect(words.some(({ text }) => text.includes('Nichts hier ist eine Diagnose'))).toBe(true)
  })

  test.each(BANNED)('never say: %s', (_, banned) => {
    expect(words.filter(({ text }) => banned.test(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  })

  test.each([
    ['Walking prevents dementia'],
    ['This protects you against stroke'],
    ['Puzzles boost your IQ'.replace('boost', 'boosts')],
    ['Your brain age is 52'],
    ['Your risk of dementia is 12 %'],
    ['Das senkt dein Demenzrisiko'],
    ['Bewegung beugt Demenz vor'],
    ['Dein Gehirnalter'],
  ])('would be caught: %s', (sentence) => {
    expect(BANNED.some(([, banned]) => banned.test(sentence))).toBe(true)
  })
})
