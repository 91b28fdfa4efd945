/**
 * Seconds as the player shows them: `m:ss`, and `h:mm:ss` from an hour on when `hours` is asked for.
 * Anything that is not a time (negative, NaN, infinite) is 0:00.
 */
export function clock(seconds: number, { hours = false }: { hours?: boolean } = {}): string {
  if (!Number.isFinite(seconds) || seconds < 0) return '0:00'
  const whole = Math.floor(seconds)
  const ss = String(whole % 60).padStart(2, '0')
  const minutes = Math.floor(whole / 60)
  if (!hours || minutes < 60) return `${minutes}:${ss}`
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${ss}`
}

/** The zone that this device is set to. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
