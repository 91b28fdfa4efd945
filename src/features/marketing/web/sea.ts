const SECONDS = 4
const LOUDNESS = 0.22
const FADE = 0.6

/** Synthesized sea: low-passed brown noise that swells every eleven seconds. Returns its fade-out; undefined without Web Audio. */
export function startSea(): (() => void) | undefined {
  if (typeof AudioContext === 'undefined') return undefined
  const context = new AudioContext()
  const noise = new AudioBufferSourceNode(context, { buffer: brownNoise(context), loop: true })
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: 620, Q: 0.3 })
  const swell = new GainNode(context, { gain: 0.62 })
  const tide = new OscillatorNode(context, { frequency: 1 / 11 })
  const depth = new GainNode(context, { gain: 0.34 })
  const brightness = new GainNode(context, { gain: 340 })
  const master = new GainNode(context, { gain: 0 })
  tide.connect(depth).connect(swell.gain)
  tide.connect(brightness).connect(filter.frequency)
  noise.connect(filter).connect(swell).connect(master).connect(context.destination)
  noise.start()
  tide.start()
  // Some browsers suspend a new context, even directly after a press.
  void context.resume()
  master.gain.setTargetAtTime(LOUDNESS, context.currentTime, FADE)
  return () => {
    master.gain.setTargetAtTime(0, context.currentTime, FADE / 3)
    setTimeout(() => void context.close(), FADE * 2000)
  }
}

/** A random walk; its end is blended into its beginning, so that the loop does not click. */
function brownNoise(context: AudioContext): AudioBuffer {
  const rate = context.sampleRate
  const length = rate * SECONDS
  const blend = rate / 4
  const buffer = context.createBuffer(2, length, rate)
  for (let channel = 0; channel < 2; channel++) {
    const raw = new Float32Array(length + blend)
    let last = 0
    for (let i = 0; i < raw.length; i++) {
      last = (last + 0.02 * (Math.random() * 2 - 1)) / 1.02
      raw[i] = last * 3.5
    }
    const data = buffer.getChannelData(channel)
    for (let i = 0; i < length; i++) {
      const t = Math.min(1, i / blend)
      data[i] = raw[i]! * Math.sqrt(t) + (t < 1 ? raw[length + i]! * Math.sqrt(1 - t) : 0)
    }
  }
  return buffer
}
