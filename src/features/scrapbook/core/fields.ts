import type { LocalDay } from '#platform/contract/dates.ts'
import type { Kind } from './kinds.ts'

/** Every field that an object, or a page or book itself, can have; their bounds are in contract-record.ts. */
export type Fields = Partial<{
  kind: Kind | undefined
  x: number | undefined
  y: number | undefined
  w: number | undefined
  h: number | undefined
  rotation: number | undefined
  order: string | undefined
  group: string | null | undefined
  locked: boolean | undefined
  deleted: boolean | undefined
  alt: string | undefined
  picture: string | undefined
  /** Left, top, width and height, as fractions of the picture. */
  crop: number[] | null | undefined
  /** Corners of a cut-out, as fractions of the displayed picture. */
  mask: number[] | null | undefined
  frame: string | undefined
  text: string | undefined
  face: string | undefined
  fontSize: number | undefined
  colour: string | undefined
  align: string | undefined
  /** x, y and pressure of each point. */
  points: number[] | undefined
  pen: string | undefined
  width: number | undefined
  pattern: string | undefined
  species: string | undefined
  seed: string | undefined
  season: string | undefined
  day: LocalDay | null | undefined
  look: string | undefined
  card: string | undefined
  data: string | undefined
  book: string | undefined
  format: string | undefined
  paper: string | undefined
  title: string | undefined
}>
