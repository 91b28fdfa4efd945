import { z } from 'zod'
import { PlausibleDay } from '#platform/contract/dates.ts'
import { Id } from '#platform/contract/ids.ts'
import { KINDS, MAX_CORNERS, MAX_LETTERS, MAX_POINTS, META } from './core/kinds.ts'
import type { Stamped } from './core/merge.ts'
import { STAMP } from './core/stamp.ts'

const place = z.number().min(-20_000).max(20_000)
const length = z.number().min(0).max(20_000)
const colour = z.string().regex(/^#[0-9a-f]{6}$/)
const choice = z.string().regex(/^[a-z-]{1,30}$/)

/** Every field that an object, or a page itself, can have. Choices are checked as text only; the renderer knows their valid values. */
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
    // Fields of a page itself.
    book: Id,
    format: choice,
    paper: choice,
    title: z.string().max(200),
  })
  .partial()

const StampText = z.string().regex(STAMP)

/** Unknown fields are dropped. */
export const StampedShape = z.object({
  id: z.union([Id, z.literal(META)]),
  at: StampText,
  edits: z.record(z.string().max(20), StampText).optional(),
  fields: FieldShapes,
}) as unknown as z.ZodType<Stamped, Stamped>
