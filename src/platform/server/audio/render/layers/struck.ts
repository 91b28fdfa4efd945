import { blockLength, Moments, noteHz, pan, sampleRate, type Bus, type Source } from '../core/bus.ts'
import { sfc32 } from '#platform/contract/random.ts'
import type { LayerOf } from '../core/recipe.ts'

/** One ringing mode: a decaying sine made by a two-pole recursion, which costs two multiplications a sample. */
type Mode = { y1: number; y2: number; c1: number; c2: number; left: number; right: number; samplesLeft: number }

/** A struck thing: its modes, when in the block it begins, and how softly. */
type Strike = { modes: Mode[]; start: number; age: number; attack: number }

function mode(frequency: number, t60: number, amplitude: number, place: number, phase: number): Mode {
  const w = (2 * Math.PI * frequency) / sampleRate
  const r = 10 ** (-3 / (t60 * sampleRate))
  const side = pan(place)
  return {
    y1: Math.sin(phase - w) / r,
    y2: Math.sin(phase - 2 * w) / (r * r),
    c1: 2 * r * Math.cos(w),
    c2: r * r,
    left: amplitude * side.left,
    right: amplitude * side.right,
    // Until 84 dB down: beyond that nobody hears it, and it would only cost.
    samplesLeft: Math.ceil(t60 * 1.4 * sampleRate),
  }
}

/** Moves a mode on by `count` samples in closed form: y(n) = rⁿ·(y(0)·cos nw + q·sin nw), with q from y(−1). */
function advance(m: Mode, count: number): void {
  const r = Math.sqrt(m.c2)
  const w = Math.acos(m.c1 / (2 * r))
  const q = (m.y1 * Math.cos(w) - m.y2 * r) / Math.sin(w)
  const at = (n: number) => r ** n * (m.y1 * Math.cos(n * w) + q * Math.sin(n * w))
  const [y1, y2] = [at(count), at(count - 1)]
  m.y1 = y1
  m.y2 = y2
}

/** Renders strikes and drops those that have rung out. */
class Ringing {
  #strikes: Strike[] = []
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  add(strike: Strike): void {
    // The oldest is by then far down; dropping it keeps a crowded hour from growing without end.
    if (this.#strikes.length >= this.#most) return
    this.#strikes.push(strike)
  }

  /** Lets a block pass unheard: a mode is rⁿ·sin(phase + n·w), so its two last samples are two steps of its own recursion raised to n. */
  skip(): void {
    for (const strike of this.#strikes) {
      const count = blockLength - strike.start
      for (const m of strike.modes) {
        advance(m, count)
        m.samplesLeft -= count
      }
      strike.age += count
      strike.start = 0
      strike.modes = strike.modes.filter((m) => m.samplesLeft > 0)
    }
    this.#strikes = this.#strikes.filter((strike) => strike.modes.length > 0)
  }

  render(bus: Bus, send: number): void {
    for (const strike of this.#strikes) {
      const { start, attack } = strike
      for (const m of strike.modes) {
        let { y1, y2 } = m
        const { c1, c2, left, right } = m
        for (let i = start; i < blockLength; i++) {
          const y = c1 * y1 - c2 * y2
          y2 = y1
          y1 = y
          const age = strike.age + i - start
          const v = age < attack ? y * (0.5 - 0.5 * Math.cos((Math.PI * age) / attack)) : y
          const l = v * left
          const r = v * right
          bus.left[i] = (bus.left[i] as number) + l
          bus.right[i] = (bus.right[i] as number) + r
          bus.sendLeft[i] = (bus.sendLeft[i] as number) + l * send
          bus.sendRight[i] = (bus.sendRight[i] as number) + r * send
        }
        m.y1 = y1
        m.y2 = y2
        m.samplesLeft -= blockLength - start
      }
      strike.age += blockLength - start
      strike.start = 0
      strike.modes = strike.modes.filter((m) => m.samplesLeft > 0)
    }
    this.#strikes = this.#strikes.filter((strike) => strike.modes.length > 0)
  }
}

// Ratios of a bronze bowl's bending modes lie near those of a thin bell: O. Inácio, L. Henrique, J. Antunes,
// "The Dynamics of Tibetan Singing Bowls", Acta Acustica 92 (2006). Each mode is a pair a little apart, and the pair beats.
const bowlModes = [
  { ratio: 1, level: 1, t60: 24, split: 0.55 },
  { ratio: 2.78, level: 0.5, t60: 15, split: 0.9 },
  { ratio: 5.18, level: 0.2, t60: 8, split: 1.5 },
  { ratio: 8.16, level: 0.08, t60: 4, split: 2.3 },
  { ratio: 11.6, level: 0.03, t60: 2, split: 3 },
]

/** Singing bowls, softly struck, each with its slow beating. */
export function bowlsSource(layer: LayerOf<'bowls'>, seed: string): Source {
  const random = sfc32(seed)
  const ringing = new Ringing(5)
  const moments = new Moments(random.between(1.2, 2))
  let index = 0
  const strike = () =>
    moments.block((at) => {
      const note = layer.notes[index % layer.notes.length] as number
      index += random.next() < 0.75 ? 1 : 2
      const root = noteHz(note) * random.between(0.9985, 1.0015)
      const strength = random.between(0.7, 1)
      const place = random.between(-0.35, 0.35)
      const modes = bowlModes.flatMap(({ ratio, level, t60, split }) =>
        [-0.5, 0.5].map((half) =>
          mode(
            root * ratio + half * split * random.between(0.8, 1.2),
            // Small bowls ring shorter.
            t60 * Math.sqrt(200 / Math.max(120, root)) * random.between(0.9, 1.1),
            0.13 * level * strength ** (1 + ratio / 6),
            place + half * 0.9,
            random.between(0, Math.PI),
          ),
        ),
      )
      ringing.add({ modes, start: at, age: 0, attack: Math.round(random.between(0.012, 0.03) * sampleRate) })
      return layer.every * random.between(0.85, 1.15)
    })
  return {
    render(bus: Bus) {
      strike()
      ringing.render(bus, 0.35)
    },
    skip() {
      strike()
      ringing.skip()
    },
  }
}

/** A bowl that is struck at given moments, to the sample: each strike sounds the same. */
export function bellsSource({ at: times, note }: LayerOf<'bells'>): Source {
  const ringing = new Ringing(8)
  const root = noteHz(note)
  const strikes = times.map((seconds) => Math.round(seconds * sampleRate)).toSorted((a, b) => a - b)
  let position = 0
  let next = 0
  const strike = () => {
    for (; next < strikes.length && strikes[next]! < position + blockLength; next++) {
      const modes = bowlModes.flatMap(({ ratio, level, t60, split }) =>
        [-0.5, 0.5].map((half) =>
          mode(root * ratio + half * split, t60 * 0.6 * Math.sqrt(200 / Math.max(120, root)), 0.13 * level, half * 0.6, half),
        ),
      )
      ringing.add({ modes, start: strikes[next]! - position, age: 0, attack: Math.round(0.006 * sampleRate) })
    }
    position += blockLength
  }
  return {
    render(bus: Bus) {
      strike()
      ringing.render(bus, 0.25)
    },
    skip() {
      strike()
      ringing.skip()
    },
  }
}

// Bending modes of a free bar or tube: Fletcher & Rossing, "The Physics of Musical Instruments", chapter 2 (3.011², 5², 7² over 3.011²).
const tubeRatios = [1, 2.756, 5.404]

/** A wind chime: a breeze touches a few tubes, then lets them hang. */
export function chimesSource(layer: LayerOf<'chimes'>, seed: string): Source {
  const random = sfc32(seed)
  const ringing = new Ringing(9)
  const moments = new Moments(random.between(0.8, 3))
  let touches = 0
  const strike = () =>
    moments.block((at) => {
      const root = noteHz(random.pick(layer.notes))
      const strength = random.between(0.25, 1) * (touches > 0 ? 0.8 : 1)
      const place = random.between(-0.75, 0.75)
      const modes = tubeRatios.map((ratio, i) =>
        mode(root * ratio, [5.5, 2.2, 0.9][i] as number, 0.11 * strength * ([1, 0.3, 0.1][i] as number), place, random.between(0, 1)),
      )
      ringing.add({ modes, start: at, age: 0, attack: 140 })
      if (touches > 0) touches--
      else touches = Math.floor(random.between(0, 5))
      return touches > 0 ? random.between(0.12, 0.7) : layer.every * random.between(0.5, 1.5)
    })
  return {
    render(bus: Bus) {
      strike()
      ringing.render(bus, 0.5)
    },
    skip() {
      strike()
      ringing.skip()
    },
  }
}
