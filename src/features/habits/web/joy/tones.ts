/** A fifth, struck softly: frequency in Hz, and start in seconds. */
const TONES = [
  { hertz: 523.25, at: 0 },
  { hertz: 783.99, at: 0.22 },
]
const LOUD = 0.06
const LONG = 1.6

/** Two soft tones. Silent where the browser does not let a page play sound without a gesture. */
export function playTones(): void {
  try {
    const context = new AudioContext()
    for (const { hertz, at } of TONES) {
      const from = context.currentTime + at
      const gain = new GainNode(context, { gain: 0 })
      gain.gain.linearRampToValueAtTime(LOUD, from + 0.04)
      gain.gain.exponentialRampToValueAtTime(0.0001, from + LONG)
      const tone = new OscillatorNode(context, { type: 'sine', frequency: hertz })
      tone.connect(gain).connect(context.destination)
      tone.start(from)
      tone.stop(from + LONG)
    }
    setTimeout(() => void context.close(), (LONG + 1) * 1000)
  } catch (error) {
    console.info('No sound here.', error)
  }
}
