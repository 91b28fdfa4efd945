import { expect, test } from 'vitest'
import { grammarOf } from './read-command.ts'
import { understand } from './understand.ts'

const grammar = grammarOf([
  { id: 'play', phrases: 'start the? <what>' },
  { id: 'yes', phrases: 'yes please?', isSure: true as const },
])
const near = (score: number) => () => [
  { id: 'train', score },
  { id: 'open', score: 0.1 },
]
const ids = (text: string, score: number, canOffer = (id: string) => id !== 'yes') => {
  const reading = understand(text, grammar, near(score), canOffer)
  return reading.kind === 'one'
    ? reading.matched.tool.id
    : reading.kind === 'none'
      ? reading.near
      : [...reading.matched.map(({ tool }) => tool.id), ...reading.near]
}

test('a reading that examples contradict is asked back, any other is done, and words that no rule reads are offered', () => {
  expect(ids('start the session', 0.5)).toEqual(['play', 'train'])
  expect(ids('start the session', 0.1)).toBe('play')
  expect(ids('a session please', 0.5)).toEqual(['train', 'open'])
})

test('a yes is never asked back, and a tool that cannot be shown as a choice is neither asked nor offered', () => {
  expect(ids('yes please', 0.5)).toBe('yes')
  expect(ids('start the session', 0.5, (id) => id !== 'train')).toBe('play')
  expect(ids('a session please', 0.5, (id) => id !== 'train')).toEqual(['open'])
})
