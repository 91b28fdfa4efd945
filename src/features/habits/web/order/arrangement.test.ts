import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dropOn, orderOf, placeOf, putHabitAt, stepBy, stepGroup, stepHabit, type Arrangement } from './arrangement.ts'

const placed = (id: string) => ({ id, name: id, hue: 1, icon: 'leaf' })
const group = (id: string) => ({ id, name: id, order: 0 })
const all: Arrangement = [
  { group: null, habits: ['a', 'b'].map(placed) },
  { group: group('g'), habits: ['c'].map(placed) },
  { group: group('h'), habits: [] },
]
const read = (state: Arrangement) =>
  state.map(({ group: one, habits }) => `${one?.id ?? ''}:${habits.map(({ id }) => id).join('')}`).join(' ')

test('a habit moves through its section, into the next one, and back', () => {
  let state = stepHabit(all, 'a', 1)
  expect(read(state)).toBe(':ba g:c h:')
  state = stepHabit(state, 'a', 1)
  expect(read(state)).toBe(':b g:ac h:')
  state = stepHabit(stepHabit(state, 'a', 1), 'a', 1)
  expect(read(state)).toBe(':b g:c h:a')
  expect(read(stepHabit(state, 'a', 1))).toBe(':b g:c h:a')
  expect(read(stepHabit(state, 'a', -1))).toBe(':b g:ca h:')
  expect(read(stepHabit(all, 'a', -1))).toBe(read(all))
})

test('groups change places among themselves; habits without a group stay first', () => {
  expect(read(stepGroup(all, 'h', -1))).toBe(':ab h: g:c')
  expect(read(stepGroup(all, 'g', -1))).toBe(read(all))
  expect(read(dropOn(all, 'h', 'c', false))).toBe(':ab h: g:c')
})

test('Home and End bring a habit to the ends of the whole list, and a group to the ends of the groups', () => {
  expect(read(stepBy(all, 'c', 'start'))).toBe(':cab g: h:')
  expect(read(stepBy(all, 'a', 'end'))).toBe(':b g:c h:a')
  expect(read(stepBy(all, 'h', 'start'))).toBe(':ab h: g:c')
  expect(read(stepBy(all, 'g', 'end'))).toBe(':ab h: g:c')
  expect(stepBy(all, 'h', 'end')).toBe(all)
  expect(stepBy(all, 'a', 'start')).toBe(all)
})

test('a habit is dropped before or after another, and at a group’s head', () => {
  expect(read(dropOn(all, 'a', 'c', true))).toBe(':b g:ca h:')
  expect(read(dropOn(all, 'a', 'b', true))).toBe(':ba g:c h:')
  expect(read(dropOn(all, 'a', 'h', true))).toBe(':b g:c h:a')
  expect(read(dropOn(all, 'a', 'h', false))).toBe(':b g:ca h:')
  expect(dropOn(all, 'a', 'b', false)).toBe(all)
})

test('moving never loses or doubles a habit, and the order for the server has every one', () => {
  const move = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    section: fc.integer({ min: -1, max: 4 }),
    at: fc.integer({ min: -1, max: 5 }),
    over: fc.constantFrom('a', 'b', 'c', 'g', 'h', 'none'),
    isBelow: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
      const end = moves.reduce(
        (state, { id, section, at, over, isBelow }) => dropOn(putHabitAt(state, id, section, at), id, over === id ? 'none' : over, isBelow),
        all,
      )
      expect(
        orderOf(end)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(['a', 'b', 'c'])
      expect(placeOf(end, 'a')).toBeDefined()
    }),
  )
})
