/** Minutes to choose from, or the end of the current item. */
export const SLEEP_MINUTES = [5, 10, 15, 30, 45, 60] as const
export type SleepChoice = number | 'end'
/** Over how many seconds the sound fades before it stops. */
export const FADE_SECONDS = 20

export type Sleep = { choice: SleepChoice; /** Epoch milliseconds; undefined for the end of the item. */ endsAt: number | undefined }

export function startSleep(choice: SleepChoice, now: number): Sleep {
  return { choice, endsAt: choice === 'end' ? undefined : now + choice * 60_000 }
}

/** Seconds until the sound stops, by the clock or, for "end", by the rest of the sound at this speed. */
export function sleepLeft(sleep: Sleep, now: number, sound: { position: number; duration: number; speed: number }): number {
  if (sleep.endsAt !== undefined) return Math.max(0, (sleep.endsAt - now) / 1000)
  return Math.max(0, (sound.duration - sound.position) / sound.speed)
}

/** Factor of the volume, 1 to 0, a number of seconds before the stop. A quadratic fade sounds even to the ear. */
export function fadeAt(secondsLeft: number): number {
  const share = Math.min(1, Math.max(0, secondsLeft / FADE_SECONDS))
  return share * share
}
