let last = 0

/** What the server's clock said in an answer: whoever saw it writes later than that, even where this device's clock is behind. */
export function noteServerTime(asOf: string | undefined): void {
  const at = asOf === undefined ? Number.NaN : Date.parse(asOf)
  if (at > last) last = at
}

/** The moment of a change: a millisecond after the one before at the earliest, so that a later word is later also by the clock. */
export function nextMoment(): string {
  last = Math.max(Date.now(), last + 1)
  return new Date(last).toISOString()
}
