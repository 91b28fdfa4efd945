/** Seconds of the track the miniature stands for, and where it is when one comes. */
export const DURATION = 840
export const FIRST = 252

/** Heights (4–36) of a waveform's bars: swells of two lengths, always the same. */
export function barHeights(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) =>
    Math.round(20 + 9 * Math.sin(i * 0.47) + 5 * Math.sin(i * 1.9 + 1) + 2 * Math.sin(i * 5.3)),
  )
}

/** Where the playhead is `seconds` further on, or back; after the end it begins again. */
export function later(at: number, seconds: number): number {
  return (at + seconds + DURATION) % DURATION
}
