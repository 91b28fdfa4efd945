import { expect, test } from 'vitest'
import { nearestOf } from './nearest.ts'

const TOOLS = [{ id: 'weight' }, { id: 'water' }, { id: 'garden' }, { id: 'food', vocabulary: new Set(['soup']) }]
const nearest = nearestOf(
  {
    weight: ['log my weight', 'I weigh 72 kilos', 'mein Gewicht eintragen'],
    water: ['I drank a glass of water', 'ein Glas Wasser getrunken'],
    garden: ['how is my garden', 'zeig mir den Garten'],
    food: ['I ate two eggs'],
    removed: ['how is my gnome'],
  },
  TOOLS,
)
const near = (text: string) => nearest(text).map(({ id }) => id)

test('the most similar example comes first, whichever numbers it has, and examples of a missing tool are ignored', () => {
  expect(near('I weigh 81 kilos today')[0]).toBe('weight')
  expect(near('mehr Wasser bitte')[0]).toBe('water')
  expect(near('how is my gnome')[0]).toBe('garden')
})

test('a word of a tool’s own vocabulary raises its score', () => {
  expect(near('thick soup')[0]).toBe('food')
})

test('words that occur in no example match no tool', () => {
  expect(near('zzz qqq')).toEqual([])
  expect(near('')).toEqual([])
})
