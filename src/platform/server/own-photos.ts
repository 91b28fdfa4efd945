import type { LocalDay } from '#platform/contract/dates.ts'

/** A photo that somebody put into one feature and may want in another. */
export type OwnPhoto = {
  id: string
  day: LocalDay
  caption: string
  /** The address of its small picture. */
  thumb: string
  width: number | null
  height: number | null
}
