/** Length of the miniature's imaginary track, and its initial position, in seconds. */
export const DURATION = 840
export const FIRST = 252

/** Heights (4–36) of a waveform's bars: swells of two lengths, always the same. */
export function barHeights(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) =>
    Math.round(20 + 9 * Math.sin(i * 0.47) + 5 * Math.sin(i * 1.9 + 1) + 2 * Math.sin(i * 5.3)),
  )
}

/** Position of the playhead after a jump of `seconds`, forwards or back; after the end it starts over. */
export function later(at: number, seconds: number): number {
  return (at + seconds + DURATION) % DURATION
}
