import type { ReactNode } from 'react'

export type Slide = {
  title: string
  /** Gives it its hue. */
  area: string
  /** Large type in the middle, with a plant beside it. */
  look?: 'cover'
  body?: ReactNode
  /** For whoever speaks. */
  notes: string
  /** Of each number that is told, where the code itself is not the source. */
  sources?: readonly string[]
}
