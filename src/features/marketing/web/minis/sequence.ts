export const LEAVES = 9

/** One leaf longer; never the same leaf twice running, which would not be seen to light up again. `random` gives 0 ≤ x < 1. */
export function longer(sequence: readonly number[], random: () => number): number[] {
  const last = sequence.at(-1)
  const place = Math.floor(random() * (last === undefined ? LEAVES : LEAVES - 1))
  return [...sequence, last !== undefined && place >= last ? place + 1 : place]
}
