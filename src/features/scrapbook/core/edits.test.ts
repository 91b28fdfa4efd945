import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  adding,
  aligning,
  applyEdit,
  distributing,
  duplicating,
  layering,
  movingBy,
  orderBetween,
  removing,
  setting,
  withGroups,
  type Edit,
} from './edits.ts'
import { NO_HISTORY, redo, remember, undo, type History } from './history.ts'
import type { Records } from './merge.ts'
import type { Fields } from './fields.ts'
import { boundsOf, itemsOf, type Item } from './page.ts'
import { stampAt, StampClock } from './stamp.ts'

let time = 0
const stamp = () => stampAt(++time, 0, 'device0a')
const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

function pageWith(count: number): Records {
  const items = Array.from({ length: count }, (_, n) => ({
    id: idOf(n),
    kind: 'tape' as const,
    x: n * 37,
    y: n * 11,
    w: 50 + n,
    h: 20,
    rotation: n * 13,
  }))
  return applyEdit(new Map(), adding(new Map(), items), stamp())
}
const ids = (page: Records) => itemsOf(page).map(({ id }) => id)

const someEdit = fc.oneof(
  fc.record({ what: fc.constant('move' as const), at: fc.nat(5), dx: fc.integer({ min: -40, max: 40 }) }),
  fc.record({ what: fc.constant('remove' as const), at: fc.nat(5) }),
  fc.record({ what: fc.constant('add' as const), at: fc.nat(99) }),
  fc.record({ what: fc.constant('layer' as const), at: fc.nat(5), layer: fc.constantFrom('top', 'up', 'down', 'bottom') }),
  fc.record({ what: fc.constant('lock' as const), at: fc.nat(5) }),
)
type SomeEdit = { what: string; at: number; dx?: number; layer?: string }

function editOf(page: Records, some: SomeEdit): Edit {
  const items = itemsOf(page)
  const item = items[some.at % Math.max(1, items.length)]
  if (some.what === 'add' || !item)
    return adding(page, [{ id: idOf(1000 + ++time), kind: 'text', x: some.at, y: 0, w: 9, h: 9, rotation: 0 }])
  if (some.what === 'move') return movingBy([item], some.dx ?? 0, 1)
  if (some.what === 'remove') return removing([item.id])
  if (some.what === 'lock') return setting([item.id], { locked: true })
  return layering(page, new Set([item.id]), some.layer as 'top')
}

describe('undo and redo', () => {
  test('undoing everything shows the page as it was, and redoing everything as it became', () => {
    fc.assert(
      fc.property(fc.array(someEdit, { maxLength: 12 }), (list) => {
        let page = pageWith(6)
        let history: History = NO_HISTORY
        const shown = (records: Records) =>
          itemsOf(records).map((item) => ({ ...item, deleted: false, locked: item.locked ?? false, group: item.group ?? null }))
        const before = shown(page)
        for (const some of list) {
          const edit = editOf(page, some as SomeEdit)
          history = remember(history, page, edit)
          page = applyEdit(page, edit, stamp())
        }
        const after = shown(page)
        for (let step = undo(history); step; step = undo(history)) [page, history] = [applyEdit(page, step.edit, stamp()), step.history]
        expect(shown(page)).toEqual(before)
        for (let step = redo(history); step; step = redo(history)) [page, history] = [applyEdit(page, step.edit, stamp()), step.history]
        expect(shown(page)).toEqual(after)
      }),
    )
  })

  test('takes back only local edits: changes of another device stay', () => {
    let page = pageWith(2)
    const mine = movingBy([itemsOf(page)[0]!], 10, 0)
    const history = remember(NO_HISTORY, page, mine)
    page = applyEdit(page, mine, stamp())
    page = applyEdit(page, setting([idOf(0)], { alt: 'From the phone' }), stampAt(++time, 0, 'device0b'))
    page = applyEdit(page, undo(history)!.edit, stamp())
    expect(itemsOf(page)[0]).toMatchObject({ x: 0, alt: 'From the phone' })
  })
})

describe('layers', () => {
  test('moving some up, down, to the top or the bottom moves them alone, and keeps them in order', () => {
    const page = pageWith(5)
    const move = (which: number[], layer: 'top' | 'up' | 'down' | 'bottom') =>
      ids(applyEdit(page, layering(page, new Set(which.map(idOf)), layer), stamp())).map((id) => Number(id.slice(-1)))
    expect(move([1, 3], 'top')).toEqual([0, 2, 4, 1, 3])
    expect(move([1, 3], 'bottom')).toEqual([1, 3, 0, 2, 4])
    expect(move([2], 'up')).toEqual([0, 1, 3, 2, 4])
    expect(move([2], 'down')).toEqual([0, 2, 1, 3, 4])
    expect(move([4], 'up')).toEqual([0, 1, 2, 3, 4])
  })

  test('a key lies between its neighbours, also where two devices chose the same', () => {
    expect(orderBetween('a0', 'a1') > 'a0').toBe(true)
    expect(orderBetween('a0', 'a1') < 'a1').toBe(true)
    expect(orderBetween('a1', 'a1') > 'a1').toBe(true)
    expect(orderBetween(undefined, undefined)).toBe('a0')
  })
})

describe('placing', () => {
  const box = (x: number, w: number): Item => ({ id: idOf(x), kind: 'paper', x, y: 0, w, h: 10, rotation: 0, order: 'a0' })
  const put = (item: Item, edit: Edit): Item => ({ ...item, ...(edit.get(item.id) as Fields) }) as Item

  test('objects line up at the side of the box around them, turned ones by their bounding box; a locked one stays', () => {
    const items = [box(10, 40), { ...box(90, 20), rotation: 90 }, { ...box(200, 10), locked: true }]
    const left = items.map((item) => boundsOf(put(item, aligning(items, 'left', [1000, 1000]))).x)
    expect(left.map(Math.round)).toEqual([10, 10, 200])
    expect(put(items[0]!, aligning([items[0]!], 'centre', [1000, 1000])).x).toBe(480)
  })

  test('three get equal gaps between them, and the outer two stay', () => {
    const items = [box(0, 10), box(12, 10), box(90, 10)]
    expect(items.map((item) => put(item, distributing(items, 'x')).x)).toEqual([0, 45, 90])
  })

  test('a copy of a group is a group of its own', () => {
    const page = applyEdit(pageWith(2), setting([idOf(0), idOf(1)], { group: idOf(77) }), stamp())
    let next = 500
    const edit = duplicating(page, itemsOf(page), () => idOf(next++))
    const groups = new Set([...edit.values()].map(({ group }) => group))
    expect(groups.size).toBe(1)
    expect(groups.has(idOf(77))).toBe(false)
    const after = itemsOf(applyEdit(page, edit, new StampClock('device0a').next()))
    expect(withGroups(after, new Set([idOf(0)]))).toEqual(new Set([idOf(0), idOf(1)]))
  })
})
