import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import { mergeRecords, stamped, type Records, type Stamped, type Value } from './merge.ts'
import type { Fields } from './fields.ts'
import { boundsOf, itemsOf, type Item } from './page.ts'
import type { Stamp } from './stamp.ts'

/** Fields to set, by object id: one edit before it gets a stamp. */
export type Edit = ReadonlyMap<string, Fields>

export const recordsOfEdit = (edit: Edit, at: Stamp): Stamped[] =>
  [...edit].map(([id, fields]) => stamped(id, fields as Record<string, Value>, at))

export const applyEdit = (page: Records, edit: Edit, at: Stamp): Records => mergeRecords(page, recordsOfEdit(edit, at))

/** The inverse of an edit on this page: it restores the current fields and deletes the objects that the edit adds. */
export function inverseOf(page: Records, edit: Edit): Edit {
  return new Map(
    [...edit].map(([id, fields]): [string, Fields] => {
      const here = page.get(id)?.fields as Fields | undefined
      if (here === undefined) return [id, { deleted: true }]
      const before = Object.keys(fields).map((name) => {
        const was = here[name as keyof Fields]
        return [name, was === undefined ? EMPTY[name] : was] as const
      })
      return [id, Object.fromEntries(before.filter(([, was]) => was !== undefined)) as Fields]
    }),
  )
}

/** Default values of fields that were never written. */
const EMPTY: Readonly<Record<string, Value>> = {
  deleted: false,
  locked: false,
  group: null,
  crop: null,
  mask: null,
  frame: 'none',
  alt: '',
}

/** An order key between two others, or beyond one. Two devices may create the same key; then the object ids decide. */
export function orderBetween(below: string | undefined, above: string | undefined): string {
  return below !== undefined && above !== undefined && below >= above
    ? generateKeyBetween(below, null)
    : generateKeyBetween(below ?? null, above ?? null)
}

const topOf = (items: readonly Item[]): string | undefined => items.filter(({ order }) => order !== '').at(-1)?.order

/** Adds new objects above all existing ones. */
export function adding(page: Records, items: readonly (Omit<Fields, 'order'> & { id: string })[]): Edit {
  const keys = generateNKeysBetween(topOf(itemsOf(page)) ?? null, null, items.length)
  return new Map(items.map(({ id, ...fields }, at): [string, Fields] => [id, { ...fields, order: keys[at]! }]))
}

export const setting = (ids: Iterable<string>, fields: Fields): Edit => new Map([...ids].map((id) => [id, fields]))
export const removing = (ids: Iterable<string>): Edit => setting(ids, { deleted: true })

export const movingBy = (items: readonly Item[], dx: number, dy: number): Edit =>
  new Map(items.filter(({ locked }) => !locked).map(({ id, x, y }) => [id, { x: x + dx, y: y + dy }]))

/** Copies objects to a place slightly beside them; the copies of a group form a new group. */
export function duplicating(page: Records, items: readonly Item[], newId: () => string): Edit {
  const groups = new Map<string, string>()
  const groupOf = (group: string) => groups.get(group) ?? groups.set(group, newId()).get(group)!
  return adding(
    page,
    items.map((one) => {
      const { order: _, ...item } = one
      return {
        ...item,
        id: newId(),
        x: item.x + 24,
        y: item.y + 24,
        locked: false,
        ...(item.group && { group: groupOf(item.group) }),
      }
    }),
  )
}

export type Side = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom'

/** Lines objects up at a side of the box around them, or of the page where there is only one. */
export function aligning(items: readonly Item[], side: Side, page: readonly [number, number]): Edit {
  const free = items.filter(({ locked }) => !locked)
  if (free.length === 0) return new Map()
  const boxes = items.map(boundsOf)
  const around =
    items.length < 2
      ? { left: 0, right: page[0], top: 0, bottom: page[1] }
      : {
          left: Math.min(...boxes.map(({ x }) => x)),
          right: Math.max(...boxes.map(({ x, w }) => x + w)),
          top: Math.min(...boxes.map(({ y }) => y)),
          bottom: Math.max(...boxes.map(({ y, h }) => y + h)),
        }
  return new Map(
    free.map((item): [string, Fields] => {
      const box = boundsOf(item)
      const dx = {
        left: around.left - box.x,
        centre: (around.left + around.right) / 2 - (box.x + box.w / 2),
        right: around.right - (box.x + box.w),
      }
      const dy = {
        top: around.top - box.y,
        middle: (around.top + around.bottom) / 2 - (box.y + box.h / 2),
        bottom: around.bottom - (box.y + box.h),
      }
      return [item.id, side in dx ? { x: item.x + dx[side as keyof typeof dx] } : { y: item.y + dy[side as keyof typeof dy] }]
    }),
  )
}

/** Equal gaps between three or more, from the first to the last along an axis. */
export function distributing(items: readonly Item[], axis: 'x' | 'y'): Edit {
  const side = axis === 'x' ? 'w' : 'h'
  const sorted = items.map((item) => ({ item, box: boundsOf(item) })).sort((a, b) => a.box[axis] - b.box[axis])
  if (sorted.length < 3) return new Map()
  const [first, last] = [sorted[0]!.box, sorted.at(-1)!.box]
  const room = last[axis] + last[side] - first[axis]
  const gap = (room - sorted.reduce((sum, { box }) => sum + box[side], 0)) / (sorted.length - 1)
  let at = first[axis]
  const edit = new Map<string, Fields>()
  for (const { item, box } of sorted) {
    if (!item.locked) edit.set(item.id, { [axis]: item[axis] + at - box[axis] })
    at += box[side] + gap
  }
  return edit
}

export type Layer = 'top' | 'up' | 'down' | 'bottom'

/** Moves objects among the others; those that move stay in order among themselves. */
export function layering(page: Records, ids: ReadonlySet<string>, layer: Layer): Edit {
  const all = itemsOf(page)
  const moved = all.filter(({ id }) => ids.has(id))
  const rest = all.filter(({ id }) => !ids.has(id))
  if (moved.length === 0) return new Map()
  const below = rest.filter((item) => all.indexOf(item) < all.indexOf(moved[0]!)).length
  const above = rest.filter((item) => all.indexOf(item) < all.indexOf(moved.at(-1)!)).length
  const at = { top: rest.length, up: Math.min(rest.length, above + 1), down: Math.max(0, below - 1), bottom: 0 }[layer]
  const [low, high] = [rest[at - 1]?.order, rest[at]?.order]
  const isOpen = low === undefined || high === undefined || low < high
  const keys = generateNKeysBetween(low || null, (isOpen && high) || null, moved.length)
  return new Map(moved.map(({ id }, index) => [id, { order: keys[index]! }]))
}

/** The ids, extended by all members of their groups: selecting one object selects its whole group. */
export function withGroups(items: readonly Item[], ids: ReadonlySet<string>): Set<string> {
  const groups = new Set(items.flatMap(({ id, group }) => (group && ids.has(id) ? [group] : [])))
  return new Set(items.filter(({ id, group }) => ids.has(id) || (group && groups.has(group))).map(({ id }) => id))
}
