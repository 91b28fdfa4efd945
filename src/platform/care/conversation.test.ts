import { expect, test } from 'vitest'
import { careOf, isDenial } from './conversation.ts'

const calm = (count: number) => Array.from({ length: count }, (_, n) => `We had soup on day ${n}.`)

test('one denial never ends it: help folds to one line and remains', () => {
  expect(careOf(['I want to die.'])).toEqual({ state: 'open', kind: 'direct' })
  expect(careOf(['I want to die.', 'forget it, I’m fine'])).toEqual({ state: 'held', kind: 'direct' })
  expect(careOf(['Ich will nicht mehr leben', 'War nur ein Scherz', ...calm(10)])).toEqual({ state: 'held', kind: 'direct' })
})

test('a new sign opens it again, after any earlier messages', () => {
  expect(careOf(['I want to die.', 'just kidding', 'all good', ...calm(9), 'They would be better off without me'])).toEqual({
    state: 'open',
    kind: 'indirect',
  })
})

test('two denials and a while, or a long while, end it', () => {
  expect(careOf(['I want to die.', 'I’m fine', 'really, I am safe']).state).toBe('held')
  expect(careOf(['I want to die.', 'I’m fine', 'really, I am safe', ...calm(4)])).toEqual({ state: 'none' })
  expect(careOf(['I want to die.', ...calm(5)]).state).toBe('open')
  expect(careOf(['I want to die.', ...calm(6)]).state).toBe('held')
  expect(careOf(['I want to die.', ...calm(20)])).toEqual({ state: 'none' })
})

test('a sign about the distant past opens help once; then it folds', () => {
  expect(careOf(['Two years ago I tried to kill myself'])).toEqual({ state: 'open', kind: 'past' })
  expect(careOf(['Two years ago I tried to kill myself', 'Today I baked'])).toEqual({ state: 'held', kind: 'past' })
})

test('nothing is nothing', () => {
  expect(careOf([])).toEqual({ state: 'none' })
  expect(careOf(['I’m fine', 'This workout is killing me'])).toEqual({ state: 'none' })
})

test.each(['I’m okay', 'im safe dont worry', 'just kidding lol', 'Keine Sorge', 'mir gehts wieder gut', 'passt schon', 'never mind'])(
  '“%s” takes it back',
  (text) => expect(isDenial(text)).toBe(true),
)
test.each(['I am not fine', 'we had soup', 'Ich bin müde'])('“%s” does not', (text) => expect(isDenial(text)).toBe(false))
