import { expect, test } from 'vitest'
import { numberAt } from '#platform/web/voice/numbers.ts'
import { OWN } from './own.ts'
import { grammarOf, readCommand } from './read-command.ts'
import { wordsOf } from '#platform/web/voice/words.ts'

const TOOLS = [
  { id: 'add', phrases: 'add <#n> <name>\ntrag <#n> <name> ein' },
  { id: 'note', phrases: 'note that? <text>' },
  { id: 'mood', phrases: 'note that i am <feeling>', fits: ({ folded }: { folded: Record<string, string> }) => folded.feeling === 'tired' },
  { id: 'other', phrases: 'note that? <text> twice' },
  { id: 'twin', phrases: 'note that? <text> twice' },
]
const grammar = grammarOf(TOOLS)
const read = (text: string) => readCommand(text, grammar)

test('a number can be digits, a word or several words, in both languages', () => {
  const spoken = (text: string) => numberAt(text.split(' '), 0)?.value
  expect(
    ['ten', 'zwolf', 'twenty five', 'funfundzwanzig', 'a hundred', 'hundert', 'hundertzwanzig', 'two hundred and fifty', '72.5'].map(
      spoken,
    ),
  ).toEqual([10, 12, 25, 25, 100, 100, 120, 250, 72.5])
  expect(['seventy two point five', 'zweiundsiebzig komma funf', 'zwei tausend', 'anderthalb'].map(spoken)).toEqual([72.5, 72.5, 2000, 1.5])
  expect(spoken('squats')).toBeUndefined()
  expect(wordsOf('Add twenty-five squats, 72,5!')?.map(({ plain }) => plain)).toEqual(['add', '25', 'squats', '72.5'])
})

test('a slot keeps its letters, and polite words do not prevent a match', () => {
  expect(read('Please note that Änne’s plum tree blooms.')).toMatchObject({
    kind: 'one',
    matched: { tool: { id: 'note' }, spoken: { typed: { text: 'Änne’s plum tree blooms.' }, folded: { text: 'annes plum tree blooms' } } },
  })
  expect(read('Could you please add ten Squats, thanks')).toMatchObject({
    matched: { spoken: { numbers: { n: 10 }, typed: { name: 'Squats' } } },
  })
})

test('the phrase that covers most words wins; a tie is never guessed; a reading without sense falls to the next tool', () => {
  expect(read('note that I am tired')).toMatchObject({ kind: 'one', matched: { tool: { id: 'mood' } } })
  expect(read('note that I am home')).toMatchObject({ kind: 'one', matched: { tool: { id: 'note' } } })
  expect(read('note that it rained twice')).toMatchObject({ kind: 'several' })
  expect(read('the weather is nice')).toEqual({ kind: 'none' })
})

test('any input is answered at once', () => {
  const own = grammarOf(OWN)
  const texts = [
    'a '.repeat(200),
    'open '.repeat(60),
    '\0'.repeat(100_000),
    'x'.repeat(100_000),
    'show me the my '.repeat(9),
    '',
    '💧'.repeat(99),
  ]
  const before = performance.now()
  for (const text of texts) expect(['none', 'one', 'several']).toContain(readCommand(text, own).kind)
  expect(performance.now() - before).toBeLessThan(2000)
  expect(readCommand('x'.repeat(100_000), own)).toEqual({ kind: 'none' })
})
