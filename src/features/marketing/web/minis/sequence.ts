export const LEAVES = 9

/** Adds a leaf, never the same one twice in a row, because a repetition would not be visible. `random` returns 0 ≤ x < 1. */
export function longer(sequence: readonly number[], random: () => number): number[] {
  const last = sequence.at(-1)
  const place = Math.floor(random() * (last === undefined ? LEAVES : LEAVES - 1))
  return [...sequence, last !== undefined && place >= last ? place + 1 : place]
}
