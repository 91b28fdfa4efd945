import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isHere, mergeRecords, mergeStamped, stampOf, type Records, type Stamped } from './merge.ts'
import { stampAt, StampClock } from './stamp.ts'

const IDS = ['a', 'b', 'c', 'd']
const DEVICES = ['device0a', 'device0b', 'device0c']

const stamp = fc
  .record({ time: fc.integer({ min: 0, max: 6 }), counter: fc.integer({ min: 0, max: 2 }), device: fc.constantFrom(...DEVICES) })
  .map(({ time, counter, device }) => stampAt(time, counter, device))
const value = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.boolean(), fc.constant(null), fc.constantFrom('x', 'y'))
const change: fc.Arbitrary<Stamped> = fc.record({
  id: fc.constantFrom(...IDS),
  at: stamp,
  fields: fc.dictionary(fc.constantFrom('x', 'y', 'text', 'deleted'), value, { minKeys: 1, maxKeys: 3 }),
})
const changes = fc.array(change, { maxLength: 14 })

const pageOf = (list: readonly Stamped[]): Records => mergeRecords(new Map(), list)
const shown = (page: Records) => [...page.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))

describe('merging', () => {
  test('gives the same page for any order of changes, also when they arrive repeatedly', () => {
    fc.assert(
      fc.property(changes, fc.func(fc.integer()), (list, rank) => {
        const shuffled = list.map((one, at) => ({ one, rank: rank(at) })).toSorted((a, b) => a.rank - b.rank)
        const again = [...shuffled.map(({ one }) => one), ...list]
        expect(shown(pageOf(again))).toEqual(shown(pageOf(list)))
      }),
    )
  })

  test('gives the same whether changes come one by one or as two pages of two devices', () => {
    fc.assert(
      fc.property(changes, changes, (here, there) => {
        const [mine, theirs] = [pageOf(here), pageOf(there)]
        const one = mergeRecords(mine, theirs.values())
        const other = mergeRecords(theirs, mine.values())
        expect(shown(one)).toEqual(shown(other))
        expect(shown(one)).toEqual(shown(pageOf([...here, ...there])))
      }),
    )
  })

  test('loses no object and no field, and of each field has the latest write', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const page = pageOf(list)
        for (const { id, at, fields } of list) {
          for (const name of Object.keys(fields)) expect(stampOf(page.get(id)!, name) >= at).toBe(true)
        }
        for (const record of page.values())
          for (const name of Object.keys(record.fields)) {
            const writes = list.filter((one) => one.id === record.id && name in one.fields && one.at === stampOf(record, name))
            expect(writes.map(({ fields }) => fields[name])).toContainEqual(record.fields[name])
          }
      }),
    )
  })

  test('returns the same page object when nothing changes, so that nothing is redrawn', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const page = pageOf(list)
        expect(mergeRecords(page, list)).toBe(page)
      }),
    )
  })
})

test('a stroke that one device draws while another clears the page is still there', () => {
  const first: Stamped = { id: 'one', at: stampAt(1, 0, 'device0a'), fields: { kind: 'stroke', x: 1 } }
  const cleared: Stamped = { id: 'one', at: stampAt(3, 0, 'device0a'), fields: { deleted: true } }
  const drawn: Stamped = { id: 'two', at: stampAt(2, 0, 'device0b'), fields: { kind: 'stroke', x: 2 } }
  const page = pageOf([first, drawn, cleared])
  expect([...page.values()].filter(isHere).map(({ id }) => id)).toEqual(['two'])
})

test('a change after another device deleted an object restores it, and a mere change of layer does not', () => {
  const text: Stamped = { id: 'one', at: stampAt(1, 0, 'device0a'), fields: { kind: 'text', text: 'Sea' } }
  const deleted: Stamped = { id: 'one', at: stampAt(2, 0, 'device0a'), fields: { deleted: true } }
  const layer: Stamped = { id: 'one', at: stampAt(3, 0, 'device0b'), fields: { order: 'a1' } }
  const words: Stamped = { id: 'one', at: stampAt(4, 0, 'device0b'), fields: { text: 'Sea in May' } }
  expect(isHere(pageOf([text, deleted, layer]).get('one')!)).toBe(false)
  expect(isHere(pageOf([text, deleted, layer, words]).get('one')!)).toBe(true)
})

test('stamps of a device only grow, also where its clock goes back, and beyond those it has seen', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 2, maxLength: 40 }),
      fc.integer({ min: 0, max: 80 }),
      (times, seen) => {
        let at = 0
        const clock = new StampClock('device0a', () => times[Math.min(at++, times.length - 1)]!)
        clock.see(stampAt(seen, 5, 'device0z'))
        const given = times.map(() => clock.next())
        expect(given.toSorted()).toEqual(given)
        expect(new Set(given).size).toBe(given.length)
        expect(given[0]! > stampAt(seen, 5, 'device0z')).toBe(true)
      },
    ),
  )
})

test('merging two versions of one object is the same both ways, even with equal stamps', () => {
  const at = stampAt(1, 0, 'device0a')
  const [a, b]: Stamped[] = [
    { id: 'one', at, fields: { x: 1 } },
    { id: 'one', at, fields: { x: 2 } },
  ] as never
  expect(mergeStamped(a!, b!)).toEqual(mergeStamped(b!, a!))
})
