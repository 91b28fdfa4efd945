import { expect, test } from 'vitest'
import { exercises } from '../../content/exercises/table.ts'
import { addItem, changeItem, linkWithNext, markSet } from '../../training/edit-session.ts'
import { itemsOf } from '../../training/session.ts'
import { emptySession } from '../../training/start-session.ts'
import { readNumber } from './read-number.ts'
import { restSound } from './rest-sound.ts'
import { restOf } from './use-rest.ts'

const START = Date.parse('2026-05-04T10:00:00Z')
let next = 0
const newId = () => `00000000-0000-4000-8000-${String(next++).padStart(12, '0')}`
function session() {
  let made = emptySession({ id: newId(), now: START, zone: 'UTC', name: '' })
  for (const exercise of exercises.slice(0, 2))
    made = addItem(made, newId(), exercise, { after: null, sets: 2, newId, unit: 'kg', now: START })
  return made
}

test('the rest depends on the last finished set, and ends after its duration', () => {
  const [first] = itemsOf(session())
  const made = session()
  const [item] = itemsOf(made)
  const done = markSet(made, item!.sets[0]!.id, true, START)
  expect(restOf(made, START)).toBeUndefined()
  expect(restOf(done, START + 30_000)).toEqual({ set: item!.sets[0]!.id, endsAt: START + 90_000, seconds: 90 })
  expect(restOf(done, START + 90_000)).toBeUndefined()
  expect(restOf(changeItem(done, item!.id, { rest: 0 }, START), START)).toBeUndefined()
  expect(first).toBeDefined()
})

test('in a superset the rest comes after the round', () => {
  const made = session()
  const [first, second] = itemsOf(made)
  const linked = linkWithNext(made, first!.id, 'g', START)
  const one = markSet(linked, first!.sets[0]!.id, true, START)
  expect(restOf(one, START + 1000)).toBeUndefined()
  expect(restOf(markSet(one, second!.sets[0]!.id, true, START + 20_000), START + 21_000)?.seconds).toBe(90)
})

test('numbers are read as people type them, and other text is refused', () => {
  expect(['22,5', ' 60 ', '7.', ''].map((text) => readNumber(text, 2500))).toEqual([22.5, 60, 7, null])
  for (const text of ['-5', '1e9', '1000000000', 'ten', '2501', '--']) expect(readNumber(text, 2500)).toBeUndefined()
})

test('the sound of a rest is silent for as long as it lasts', async () => {
  const bytes = new Uint8Array(await restSound(2).arrayBuffer())
  expect(new TextDecoder().decode(bytes.slice(0, 4))).toBe('RIFF')
  expect(bytes.slice(44, 44 + 2 * 8000).every((one) => one === 128)).toBe(true)
  expect(bytes.slice(44 + 2 * 8000).some((one) => Math.abs(one - 128) > 60)).toBe(true)
})
