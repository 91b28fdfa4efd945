let last = 0

/** Notes the server's time of an answer, so that later changes get a later time even if this device's clock is behind. */
export function noteServerTime(asOf: string | undefined): void {
  const at = asOf === undefined ? Number.NaN : Date.parse(asOf)
  if (at > last) last = at
}

/** Time of a change, at least a millisecond after the previous one, so that times always increase. */
export function nextMoment(): string {
  last = Math.max(Date.now(), last + 1)
  return new Date(last).toISOString()
}
