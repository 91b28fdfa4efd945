import { expect, test } from 'vitest'
import { nearestTools } from './nearest.ts'

const TOOLS = [
  { id: 'weight', phrases: 'log my weight\ni weigh <#kg>', example: { en: 'Log weight 72.5', de: 'Gewicht 72,5 eintragen' } },
  { id: 'water', phrases: 'log a|some water\ni drank water', example: { en: 'I drank a glass of water', de: 'Ein Glas Wasser getrunken' } },
  { id: 'garden', phrases: 'how is my garden', example: { en: 'How is my garden?', de: 'Wie geht es meinem Garten?' } },
  { id: 'hidden', phrases: 'garden gnome' },
]
const near = (text: string) => nearestTools(text, TOOLS).map(({ id }) => id)

test('the two whose words it shares are offered, the more words the sooner, and none without an example', () => {
  expect(near('how is the weight')).toEqual(['garden', 'weight'])
  expect(near('mehr Wasser bitte')).toEqual(['water'])
})

test('words that no tool says are like none', () => {
  expect(near('zebra crossing')).toEqual([])
  expect(near('')).toEqual([])
})
