import type { LocalDay } from '#platform/contract/dates.ts'
import type { Fields } from './fields.ts'
import { FORMATS, META, type Format, type Kind } from './kinds.ts'
import { isHere, type Records, type Stamped } from './merge.ts'

/** An object as it is drawn: the required fields of every kind, and the optional fields of its own kind. */
export type Item = Fields & {
  id: string
  kind: Kind
  x: number
  y: number
  w: number
  h: number
  rotation: number
  order: string
}

export function itemOf(record: Stamped): Item | undefined {
  const fields = record.fields as Fields
  if (fields.kind === undefined || !isHere(record)) return undefined
  const { x = 0, y = 0, w = 0, h = 0, rotation = 0, order = '' } = fields
  return { ...fields, id: record.id, kind: fields.kind, x, y, w, h, rotation, order }
}

export type About = {
  book: string | undefined
  format: Format
  paper: string
  colour: string
  title: string
  day: LocalDay | null
  order: string
}

export function aboutOf(records: Records): About {
  const fields = (records.get(META)?.fields ?? {}) as Fields
  const format = fields.format !== undefined && fields.format in FORMATS ? (fields.format as Format) : 'portrait'
  const { book, paper = 'plain', colour: tint = '#f6efe2', title = '', day = null, order = '' } = fields
  return { book, format, paper, colour: tint, title, day, order }
}

/** Sorts from the bottom to the top. */
export const byOrder = (a: Pick<Item, 'order' | 'id'>, b: Pick<Item, 'order' | 'id'>): number =>
  a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0

/** All objects that are not deleted, from the bottom to the top. */
export function itemsOf(records: Records): Item[] {
  return [...records.values()].flatMap((record) => itemOf(record) ?? []).sort(byOrder)
}

/** An axis-aligned box. */
export type Box = { x: number; y: number; w: number; h: number }

/** The bounding box of an object that is rotated about its centre. */
export function boundsOf({ x, y, w, h, rotation }: Pick<Item, 'x' | 'y' | 'w' | 'h' | 'rotation'>): Box {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [wide, high] = [w * cos + h * sin, w * sin + h * cos]
  return { x: x + w / 2 - wide / 2, y: y + h / 2 - high / 2, w: wide, h: high }
}
