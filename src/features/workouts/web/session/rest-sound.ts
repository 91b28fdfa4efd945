const RATE = 8000
const BEEP_SECONDS = 0.9

/**
 * Silence and then two soft tones, as one piece of sound: a phone that is locked goes on playing what plays, and would stop a timer. 8-bit
 * mono WAV (RIFF), 8 KB a second.
 */
export function restSound(seconds: number): Blob {
  const samples = Math.round((seconds + BEEP_SECONDS) * RATE)
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
  const from = Math.round(seconds * RATE)
  for (let at = from; at < samples; at++) {
    const time = (at - from) / RATE
    const tone = time < 0.4 ? 660 : 880
    const fade = Math.sin((Math.PI * (time % 0.45)) / 0.45)
    sound[at] = 128 + Math.round(90 * Math.max(0, fade) * Math.sin(2 * Math.PI * tone * time))
  }
  return new Blob([buffer], { type: 'audio/wav' })
}

let playing: { audio: HTMLAudioElement; url: string } | undefined

export function stopRestSound(): void {
  if (!playing) return
  playing.audio.pause()
  URL.revokeObjectURL(playing.url)
  playing = undefined
}

/** Sounds after so many seconds. A browser that does not let it makes no sound, and the clock on the screen still says it. */
export function soundAfter(seconds: number): void {
  stopRestSound()
  if (seconds <= 0) return
  const url = URL.createObjectURL(restSound(seconds))
  const audio = new Audio(url)
  playing = { audio, url }
  audio.addEventListener('ended', stopRestSound)
  audio.play().catch(stopRestSound)
}
