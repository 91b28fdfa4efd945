const RATE = 8000

/** A tone, from a second on. */
export type Cue = { at: number; hertz: number; seconds: number }

/**
 * Silence with tones in it, as one sound file: a locked phone continues to play audio, but would stop a timer. 8-bit
 * mono WAV (RIFF), 8 KB a second.
 */
export function cueSound(seconds: number, cues: readonly Cue[]): Blob {
  const samples = Math.round(seconds * RATE)
  const buffer = new ArrayBuffer(44 + samples)
  const view = new DataView(buffer)
  const text = (at: number, value: string) => [...value].forEach((char, index) => view.setUint8(at + index, char.charCodeAt(0)))
  text(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  text(36, 'data')
  view.setUint32(40, samples, true)
  const sound = new Uint8Array(buffer, 44)
  sound.fill(128)
  for (const { at, hertz, seconds: length } of cues) {
    const from = Math.round(at * RATE)
    const to = Math.min(samples, from + Math.round(length * RATE))
    for (let sample = Math.max(0, from); sample < to; sample++) {
      const time = (sample - from) / RATE
      sound[sample] = 128 + Math.round(90 * Math.sin((Math.PI * time) / length) * Math.sin(2 * Math.PI * hertz * time))
    }
  }
  return new Blob([buffer], { type: 'audio/wav' })
}

let playing: { audio: HTMLAudioElement; url: string } | undefined

export function stopCueSound(): void {
  if (!playing) return
  playing.audio.pause()
  URL.revokeObjectURL(playing.url)
  playing = undefined
}

/** Plays one instead of the current sound, from a given second on. If the browser blocks it, the screen still shows the cues. */
export function playCueSound(sound: Blob, from = 0): void {
  stopCueSound()
  const url = URL.createObjectURL(sound)
  const audio = new Audio(url)
  playing = { audio, url }
  if (from > 0) audio.currentTime = from
  audio.addEventListener('ended', stopCueSound)
  audio.play().catch(stopCueSound)
}
