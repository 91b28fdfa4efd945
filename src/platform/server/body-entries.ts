/** Figures of a body of one moment, as other apps keep them too: kg, per cent, cm. */
export type BodyEntry = {
  id: string
  day: string
  /** ISO 8601. */
  at: string
  values: { weight?: number; bodyFat?: number; waist?: number }
  note: string
}
