import { expect, test } from 'vitest'
import { nearestOf } from './nearest.ts'

const TOOLS = [{ id: 'weight' }, { id: 'water' }, { id: 'garden' }, { id: 'food', vocabulary: new Set(['soup']) }]
const nearest = nearestOf(
  {
    weight: ['log my weight', 'I weigh 72 kilos', 'mein Gewicht eintragen'],
    water: ['I drank a glass of water', 'ein Glas Wasser getrunken'],
    garden: ['how is my garden', 'zeig mir den Garten'],
    food: ['I ate two eggs'],
    gone: ['how is my gnome'],
  },
  TOOLS,
)
const near = (text: string) => nearest(text).map(({ id }) => id)

test('what is most like an example comes first, whatever its numbers, and nothing of a tool that is not there', () => {
  expect(near('I weigh 81 kilos today')[0]).toBe('weight')
  expect(near('mehr Wasser bitte')[0]).toBe('water')
  expect(near('how is my gnome')[0]).toBe('garden')
})

test('a word of a tool’s own vocabulary speaks for it', () => {
  expect(near('thick soup')[0]).toBe('food')
})

test('words that no example has are like none', () => {
  expect(near('zzz qqq')).toEqual([])
  expect(near('')).toEqual([])
})
