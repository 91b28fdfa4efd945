/**
 * Divides a budget of characters among texts of these lengths: no text gets more than its length, and all that are cut get the same
 * share (max-min fairness; Bertsekas & Gallager, Data Networks, 1992, 6.5.2). Shares are whole numbers; the remainder goes
 * to the first of the cut texts. So one long entry does not displace the rest of a week.
 */
export function fairShares(lengths: readonly number[], room: number): number[] {
  const shares = lengths.map(() => 0)
  const byLength = lengths.map((length, i) => ({ length, i })).toSorted((a, b) => a.length - b.length || a.i - b.i)
  let left = room
  for (const [n, { length, i }] of byLength.entries()) {
    const others = byLength.length - n
    shares[i] = Math.min(length, Math.ceil(left / others))
    left -= shares[i]
  }
  return shares
}
