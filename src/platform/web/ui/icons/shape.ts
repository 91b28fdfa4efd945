/** One icon on a 24 px grid: a round-ended line, sometimes with a filled part. Kept as plain values so unused ones fall out of the bundle. */
export interface IconShape {
  /** Path of the drawn line. */
  readonly line?: string
  /** Path of the filled part. */
  readonly fill?: string
  /** Points along the reading direction, so it turns round in right-to-left text. */
  readonly directional?: true
}
