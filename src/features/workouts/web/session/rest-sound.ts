import { cueSound, playCueSound, stopCueSound } from '#platform/web/audio/cue-sound.ts'

const BEEP_SECONDS = 0.9

/** Silence followed by two soft tones. */
export const restSound = (seconds: number): Blob =>
  cueSound(seconds + BEEP_SECONDS, [
    { at: seconds, hertz: 660, seconds: 0.45 },
    { at: seconds + 0.45, hertz: 880, seconds: 0.45 },
  ])

export const stopRestSound = stopCueSound

/** Plays the tones after this many seconds. */
export function soundAfter(seconds: number): void {
  if (seconds > 0) playCueSound(restSound(seconds))
  else stopCueSound()
}
