import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { clauseSubjectsIn, clauseTitlesIn, dialectFieldsIn, dialectIn, proseOf } from './vocabulary.ts'

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

test('a field with such a word is found, unless it is destructured or stored under that name', () => {
  const fieldsOf = (file: string, source: string) => dialectFieldsIn(file, parseSync(file, source).program).map(({ name }) => name)
  const source = [
    'type Answer = { kept: number; isTold?: boolean }',
    'class Child { gone = 1 }',
    'const { said: spoken } = heard',
    'call({ begun: 1, [`meant`]: 2 })',
  ].join('\n')
  expect(fieldsOf('src/a.ts', source)).toEqual(['kept', 'isTold', 'gone', 'begun'])
  expect(fieldsOf('src/features/workouts/a.ts', source)).not.toContain('gone')
})

test('a sentence with a clause as its subject is found, at the beginning of a comment, in the middle and in a list', () => {
  expect(clauseSubjectsIn(proseOf('* What admins did, latest first. '))).toEqual(['What admins did, latest first.'])
  expect(clauseSubjectsIn(proseOf(' Stores it once. Whoever asks\n * for it again joins the run. '))).toEqual([
    'Whoever asks for it again joins the run.',
  ])
  expect(clauseSubjectsIn('Text:\n\n- **What is stored** lies in a table.\n- Rows\n')).toEqual(['What is stored** lies in a table.'])
  expect(clauseTitlesIn("test('whoever is signed out sees nothing', () => {})")).toEqual(['whoever is signed out sees nothing'])
})

test('questions, and clauses that are no subject, are left alone', () => {
  expect(clauseSubjectsIn('What is left? The rest of it says what was sent, and who may read it.')).toEqual([])
  expect(clauseTitlesIn("test('a page says what was sent', () => {})")).toEqual([])
})
