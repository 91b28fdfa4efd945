/** Minutes to choose from, or the end of what plays. */
export const SLEEP_MINUTES = [5, 10, 15, 30, 45, 60] as const
export type SleepChoice = number | 'end'
/** Over how many seconds the sound fades before it stops. */
export const FADE_SECONDS = 20

export type Sleep = { choice: SleepChoice; /** Epoch milliseconds; undefined for the end of the item. */ endsAt: number | undefined }

export function startSleep(choice: SleepChoice, now: number): Sleep {
  return { choice, endsAt: choice === 'end' ? undefined : now + choice * 60_000 }
}

/** Seconds until the sound stops, by the clock or, for "end", by what is left of the sound at this speed. */
export function sleepLeft(sleep: Sleep, now: number, sound: { position: number; duration: number; speed: number }): number {
  if (sleep.endsAt !== undefined) return Math.max(0, (sleep.endsAt - now) / 1000)
  return Math.max(0, (sound.duration - sound.position) / sound.speed)
}

/** How loud the sound is of its volume, 1 to 0, so many seconds before it stops. Quiet to the ear falls evenly by squares. */
export function fadeAt(secondsLeft: number): number {
  const share = Math.min(1, Math.max(0, secondsLeft / FADE_SECONDS))
  return share * share
}
