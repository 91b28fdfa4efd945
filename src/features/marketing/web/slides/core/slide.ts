import type { ReactNode } from 'react'

export type Slide = {
  title: string
  /** Determines its hue. */
  area: string
  /** Large centred type, with a plant beside it. */
  look?: 'cover'
  body?: ReactNode
  /** Notes for the speaker. */
  notes: string
  /** Source of each number, unless it is the code itself. */
  sources?: readonly string[]
}
