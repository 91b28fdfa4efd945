import { Filter, highPass, lowPass } from '#platform/server/speech/biquad.ts'
import { blockLength, noteHz, pan, sampleRate, stepLength, type Bus, type Source } from '../core/bus.ts'
import { sfc32 } from '#platform/contract/random.ts'
import { Wander } from '../core/noise.ts'
import type { LayerOf } from '../core/recipe.ts'

const step = stepLength / sampleRate
const tableLength = 2048

/** One turn of a soft string-like wave: harmonics to the tenth, each weaker by h^1.7. One sample longer, for interpolation. */
const table = (() => {
  const out = new Float32Array(tableLength + 1)
  for (let h = 1; h <= 10; h++) {
    for (let i = 0; i <= tableLength; i++) out[i] = (out[i] as number) + Math.sin((2 * Math.PI * h * i) / tableLength) / h ** 1.7
  }
  return out
})()

type Voice = { phase: number; increment: number; place: { left: number; right: number }; wobble: Wander }
type Chord = { voices: Voice[]; age: number; length: number }

/** Adds `voice` to a stereo pair, its gain going in a straight line from `from` to `to` over the step. */
function addVoice(voice: Voice, left: Float32Array, right: Float32Array, start: number, from: number, to: number, bend: number): void {
  const slope = (to - from) / stepLength
  const increment = voice.increment * bend
  const { left: pl, right: pr } = voice.place
  let { phase } = voice
  let gain = from
  for (let i = start; i < start + stepLength; i++) {
    const whole = phase | 0
    const a = table[whole] as number
    const v = (a + ((table[whole + 1] as number) - a) * (phase - whole)) * gain
    left[i] = (left[i] as number) + v * pl
    right[i] = (right[i] as number) + v * pr
    phase += increment
    if (phase >= tableLength) phase -= tableLength
    gain += slope
  }
  voice.phase = phase
}

/** Soft pads: chords that melt into each other, each note three times and a few cents apart, behind a slowly opening filter. */
export function padsSource(layer: LayerOf<'pads'>, seed: string): Source {
  const random = sfc32(seed)
  const left = new Float32Array(blockLength)
  const right = new Float32Array(blockLength)
  const filters = [new Filter(lowPass(800, sampleRate)), new Filter(lowPass(800, sampleRate))] as const
  const low = [new Filter(highPass(55, sampleRate)), new Filter(highPass(55, sampleRate))] as const
  const open = new Wander(random, 12)
  const swell = new Wander(random, 7)
  const overlap = Math.min(9, layer.chordSeconds * 0.45)
  let index = 0
  const begin = (): Chord => {
    const notes = layer.chords[index++ % layer.chords.length] as number[]
    const voices = notes.flatMap((note, n) =>
      [-1, 0, 1].map((side) => ({
        phase: random.between(0, tableLength - 1),
        increment: (noteHz(note) * 2 ** ((side * random.between(3, 6)) / 1200) * tableLength) / sampleRate,
        place: pan(side * 0.75 * (n % 2 ? 1 : -1)),
        wobble: new Wander(random, 3.5),
      })),
    )
    return { voices, age: 0, length: layer.chordSeconds + overlap }
  }
  let chords = [begin()]
  // The first chord begins as if already sounding, so that a track's own fade is the only one.
  ;(chords[0] as Chord).age = overlap * 0.5
  const shape = ({ age, length }: Chord) => {
    const edge = Math.min(1, Math.max(0, age) / overlap, Math.max(0, length - age) / overlap)
    return Math.sin((Math.PI / 2) * edge)
  }
  const bendOf = (voice: Voice) => 1 + (voice.wobble.step(step) - 0.5) * 0.0016
  const changeChords = () => {
    if ((chords.at(-1) as Chord).age >= layer.chordSeconds) chords.push(begin())
    chords = chords.filter((chord) => chord.age < chord.length)
  }
  return {
    skip() {
      for (let s = 0; s < blockLength; s += stepLength) {
        swell.step(step)
        for (const chord of chords) {
          chord.age += step
          for (const voice of chord.voices) voice.phase = (voice.phase + stepLength * voice.increment * bendOf(voice)) % tableLength
        }
        changeChords()
        open.step(step)
      }
    },
    render(bus: Bus) {
      left.fill(0)
      right.fill(0)
      for (let s = 0; s < blockLength; s += stepLength) {
        const level = 0.062 * (0.85 + 0.3 * swell.step(step))
        for (const chord of chords) {
          const from = shape(chord) * level
          chord.age += step
          const to = shape(chord) * level
          const size = Math.sqrt(4 / (chord.voices.length / 3))
          for (const voice of chord.voices) addVoice(voice, left, right, s, from * size, to * size, bendOf(voice))
        }
        changeChords()
        const cutoff = lowPass(350 + 1500 * layer.brightness * (0.55 + 0.9 * open.step(step)), sampleRate, 0.6)
        for (const [side, filter] of filters.entries()) {
          filter.set(cutoff)
          filter.run(side === 0 ? left : right, s, stepLength)
        }
      }
      low[0].run(left)
      low[1].run(right)
      for (let i = 0; i < blockLength; i++) {
        const l = left[i] as number
        const r = right[i] as number
        bus.left[i] = (bus.left[i] as number) + l
        bus.right[i] = (bus.right[i] as number) + r
        bus.sendLeft[i] = (bus.sendLeft[i] as number) + l * 0.5
        bus.sendRight[i] = (bus.sendRight[i] as number) + r * 0.5
      }
    },
  }
}

/** Two pure tones, one to each ear, that differ by `beat` Hz; heard on headphones as a slow pulse. */
export function binauralSource(layer: LayerOf<'binaural'>, seed: string): Source {
  const random = sfc32(seed)
  const level = 0.085
  const turns = [layer.carrier - layer.beat / 2, layer.carrier + layer.beat / 2].map((hz) => (2 * Math.PI * hz) / sampleRate)
  const phases = [0, random.between(0, 1)]
  return {
    skip() {
      for (const side of [0, 1]) phases[side] = ((phases[side] as number) + blockLength * (turns[side] as number)) % (2 * Math.PI)
    },
    render(bus: Bus) {
      for (const side of [0, 1]) {
        const out = side === 0 ? bus.left : bus.right
        const w = turns[side] as number
        let phase = phases[side] as number
        for (let i = 0; i < blockLength; i++) {
          out[i] = (out[i] as number) + level * Math.sin(phase)
          phase += w
        }
        phases[side] = phase % (2 * Math.PI)
      }
    },
  }
}

/** A deep tone that swells twice in each slow beat, like a heart heard through a pillow, with its fifth and octave above. */
export function droneSource(layer: LayerOf<'drone'>, seed: string): Source {
  const random = sfc32(seed)
  const root = noteHz(layer.note)
  const partials = [
    { ratio: 1, level: 0.5 },
    { ratio: 1.003, level: 0.32 },
    { ratio: 1.5, level: 0.16 },
    { ratio: 2, level: 0.2 },
    { ratio: 2.004, level: 0.14 },
    { ratio: 3, level: 0.05 },
  ].map((p, i) => ({ ...p, phase: random.between(0, 6), w: (2 * Math.PI * root * p.ratio) / sampleRate, side: pan(i % 2 ? 0.35 : -0.35) }))
  const drift = new Wander(random, 10)
  const beat = 60 / layer.pulse
  let at = 0
  let gain = 0
  let thump = 0
  let thumpPhase = 0
  const thumpTurn = (2 * Math.PI * 52) / sampleRate
  const move = () => {
    at = (at + step) % beat
    const pulse = heart(at / beat)
    return { nextGain: 0.17 * (0.72 + 0.2 * drift.step(step) + 0.16 * pulse), nextThump: 0.16 * pulse }
  }
  return {
    skip() {
      for (let s = 0; s < blockLength; s += stepLength) ({ nextGain: gain, nextThump: thump } = move())
      for (const p of partials) p.phase = (p.phase + blockLength * p.w) % (2 * Math.PI)
      thumpPhase = (thumpPhase + blockLength * thumpTurn) % (2 * Math.PI)
    },
    render(bus: Bus) {
      for (let s = 0; s < blockLength; s += stepLength) {
        const { nextGain, nextThump } = move()
        const slope = (nextGain - gain) / stepLength
        const thumpSlope = (nextThump - thump) / stepLength
        for (const p of partials) {
          let { phase } = p
          let g = gain * p.level
          const partSlope = slope * p.level
          for (let i = s; i < s + stepLength; i++) {
            const v = Math.sin(phase) * g
            bus.left[i] = (bus.left[i] as number) + v * p.side.left
            bus.right[i] = (bus.right[i] as number) + v * p.side.right
            phase += p.w
            g += partSlope
          }
          p.phase = phase % (2 * Math.PI)
        }
        for (let i = s, t = thump; i < s + stepLength; i++, t += thumpSlope) {
          const v = Math.sin(thumpPhase) * t
          bus.left[i] = (bus.left[i] as number) + v
          bus.right[i] = (bus.right[i] as number) + v
          thumpPhase += thumpTurn
        }
        thumpPhase %= 2 * Math.PI
        gain = nextGain
        thump = nextThump
      }
    },
  }
}

/** Loudness of a heart beat over one cycle 0…1: the first sound, and a softer second one a third later. */
function heart(t: number): number {
  const bump = (centre: number, width: number) => Math.exp(-(((t - centre) / width) ** 2))
  return bump(0.16, 0.06) + 0.55 * bump(0.47, 0.065)
}
