import { z } from 'zod'
import { PlausibleDay, type LocalDay } from '#platform/contract/dates.ts'
import { Id } from '#platform/contract/ids.ts'
import { isHere, type Records, type Stamped } from './merge.ts'
import { STAMP } from './stamp.ts'

/** Objects that somebody can put on a page. Two devices that each stayed below it may be above it together: nothing is refused then. */
export const MAX_OBJECTS = 2000
/** Of one stroke, as x, y and pressure; a longer one goes on as another stroke. */
export const MAX_POINTS = 1000
export const MAX_LETTERS = 4000
/** Corners of a cut-out. */
export const MAX_CORNERS = 300

/** The id of what a page says of itself. */
export const META = 'page'

export const KINDS = ['photo', 'text', 'stroke', 'tape', 'paper', 'sticker', 'stamp', 'card'] as const
export type Kind = (typeof KINDS)[number]
export const FRAMES = ['none', 'white', 'polaroid', 'rounded', 'circle', 'film', 'shadow'] as const
export const FACES = [
  'display',
  'text',
  'caveat',
  'amatic',
  'typewriter',
  'patrick',
  'playfair',
  'pacifico',
  'courier',
  'shadows',
  'gloria',
] as const
export type Face = (typeof FACES)[number]
export const PENS = ['pen', 'marker', 'highlighter'] as const
export const PATTERNS = ['plain', 'stripes', 'dots', 'grid', 'lines', 'leaves', 'checks', 'speckle'] as const
export type Pattern = (typeof PATTERNS)[number]
export const STAMP_LOOKS = ['round', 'label', 'ticket', 'plain'] as const
export const CARDS = ['mood', 'grown', 'route'] as const
/** Plants of platform/web/botany that look well on paper. */
export const STICKERS = [
  'fern',
  'poppy',
  'cornflower',
  'daisy',
  'foxglove',
  'lupin',
  'bluebell',
  'mushroom',
  'ivy',
  'oak',
  'birch',
  'willow',
  'maple',
  'hazel',
  'reed',
  'grass',
] as const

/** Width and height of a page, in its own units: 1,000 are the shorter side. */
export const FORMATS = { portrait: [1000, 1414], landscape: [1414, 1000], square: [1000, 1000] } as const
export type Format = keyof typeof FORMATS

const place = z.number().min(-20_000).max(20_000)
const length = z.number().min(0).max(20_000)
const colour = z.string().regex(/^#[0-9a-f]{6}$/)
const choice = z.string().regex(/^[a-z-]{1,30}$/)

/** Every field that an object, or a page itself, can have. What a choice may be beyond its letters is known to whoever draws it. */
const FieldShapes = z
  .object({
    kind: z.enum(KINDS),
    x: place,
    y: place,
    w: length,
    h: length,
    rotation: z.number().min(-3600).max(3600),
    order: z.string().max(200),
    group: Id.nullable(),
    locked: z.boolean(),
    deleted: z.boolean(),
    alt: z.string().max(500),
    picture: Id,
    crop: z.array(z.number().min(0).max(1)).length(4).nullable(),
    mask: z
      .array(z.number().min(-1).max(2))
      .max(MAX_CORNERS * 2)
      .nullable(),
    frame: choice,
    text: z.string().max(MAX_LETTERS),
    face: choice,
    fontSize: z.number().min(4).max(600),
    colour,
    align: choice,
    points: z.array(z.number().min(-20_000).max(20_000)).max(MAX_POINTS * 3),
    pen: choice,
    width: z.number().min(0.5).max(200),
    pattern: choice,
    species: choice,
    seed: z.string().max(40),
    season: choice,
    day: PlausibleDay.nullable(),
    look: choice,
    card: choice,
    data: z.string().max(4000),
    // Of a page itself.
    book: Id,
    format: choice,
    paper: choice,
    title: z.string().max(200),
  })
  .partial()
export type Fields = z.infer<typeof FieldShapes>

export const StampText = z.string().regex(STAMP)

export const StampedShape = z.object({
  id: z.union([Id, z.literal(META)]),
  at: StampText,
  edits: z.record(z.string().max(20), StampText).optional(),
  fields: FieldShapes,
})

/** An object as it is drawn: what every kind has, and what its own kind may have. */
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

/** From the lowest to the one on top. */
export const byOrder = (a: Pick<Item, 'order' | 'id'>, b: Pick<Item, 'order' | 'id'>): number =>
  a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0

/** All objects that are here, from the lowest to the one on top. */
export function itemsOf(records: Records): Item[] {
  return [...records.values()].flatMap((record) => itemOf(record) ?? []).sort(byOrder)
}

/** Its corner box, were it not turned. */
export type Box = { x: number; y: number; w: number; h: number }

/** The box around an object as it is turned about its centre. */
export function boundsOf({ x, y, w, h, rotation }: Pick<Item, 'x' | 'y' | 'w' | 'h' | 'rotation'>): Box {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [wide, high] = [w * cos + h * sin, w * sin + h * cos]
  return { x: x + w / 2 - wide / 2, y: y + h / 2 - high / 2, w: wide, h: high }
}
