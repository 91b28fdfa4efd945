import { bandPass, Filter, highPass, lowPass } from '#platform/server/speech/biquad.ts'
import { blockLength, Grains, Moments, pan, sampleRate, stepLength, type Bus, type Source } from '../core/bus.ts'
import { type Random, sfc32 } from '#platform/contract/random.ts'
import { BrownNoise, PinkNoise, Wander, WhiteNoise } from '../core/noise.ts'
import type { LayerOf } from '../core/recipe.ts'
import { Swell } from './swell.ts'

const step = stepLength / sampleRate

/** A fan: air that rushes evenly, the blades' own note with its overtones, and a flutter at the pace of the blades. */
export function fanSource(layer: LayerOf<'fan'>, seed: string): Source {
  const random = sfc32(seed)
  const air = new Swell(new PinkNoise(random), new PinkNoise(random), lowPass(1500, sampleRate, 0.6), [highPass(110, sampleRate)])
  const motor = [1, 2, 3, 5].map((harmonic, i) => ({
    w: (2 * Math.PI * layer.hertz * harmonic) / sampleRate,
    level: [0.05, 0.03, 0.012, 0.006][i] as number,
    phase: random.between(0, 2 * Math.PI),
  }))
  const wander = new Wander(random, 6)
  const flutterAt = layer.hertz / 6
  let now = 0
  const airShape = () => {
    const flutter = 1 + 0.16 * Math.sin(2 * Math.PI * flutterAt * now)
    now += step
    const level = 0.3 * flutter * (0.95 + 0.1 * wander.step(step))
    return { left: level, right: level }
  }
  return {
    render(bus: Bus) {
      air.render(bus, airShape)
      for (const one of motor) {
        let { phase } = one
        for (let i = 0; i < blockLength; i++, phase += one.w) {
          const v = one.level * Math.sin(phase)
          bus.left[i] = (bus.left[i] as number) + v
          bus.right[i] = (bus.right[i] as number) + v
        }
        one.phase = phase % (2 * Math.PI)
      }
    },
    skip() {
      air.skip(airShape)
      for (const one of motor) one.phase = (one.phase + blockLength * one.w) % (2 * Math.PI)
    },
  }
}

/** A pendulum clock: a tick and a lower tock, always on time, and the room around them. */
export function clockSource(layer: LayerOf<'clock'>, seed: string): Source {
  const random = sfc32(seed)
  const room = new Swell(new BrownNoise(random), new BrownNoise(random), lowPass(160, sampleRate), [highPass(40, sampleRate)])
  const grains = new Grains(0.4)
  const moments = new Moments(0.4)
  const noise = new WhiteNoise(random)
  const strokes = [2350, 1720].map((hertz) => tick(noise, hertz))
  let count = 0
  const roomShape = () => ({ left: 0.04, right: 0.04 })
  const beat = (into: Grains | null) =>
    moments.block((at) => {
      const grain = strokes[count++ % 2] as Float32Array
      const gain = 0.5 * random.between(0.9, 1)
      into?.add(grain, grain.length, at, gain * 0.72, gain * 0.68)
      return layer.every
    })
  return {
    render(bus: Bus) {
      room.render(bus, roomShape)
      beat(grains)
      grains.play(bus, 1)
    },
    skip() {
      room.skip(roomShape)
      beat(null)
      grains.skip()
    },
  }
}

/** A small hard knock in a wooden case: two high modes, the case's own low one, a click. */
function tick(noise: WhiteNoise, hertz: number): Float32Array {
  const out = new Float32Array(Math.ceil(0.36 * sampleRate))
  noise.fill(out, out.length)
  for (let i = 0; i < out.length; i++) {
    const t = i / sampleRate
    const soft = i < 40 ? i / 40 : 1
    const high =
      0.6 * Math.sin(2 * Math.PI * hertz * t) * Math.exp(-t / 0.02) + 0.3 * Math.sin(2 * Math.PI * hertz * 1.83 * t) * Math.exp(-t / 0.012)
    const wood = 0.7 * Math.sin(2 * Math.PI * 410 * t) * Math.exp(-t / 0.05) + 0.5 * Math.sin(2 * Math.PI * 233 * t) * Math.exp(-t / 0.07)
    out[i] = soft * (high + wood + 0.2 * (out[i] as number) * Math.exp(-t / 0.003))
  }
  return out
}

/** Somebody types: words of a few keys, a pause for thought, keys that go down with a knock and up with a click, in a quiet room. */
export function keysSource(layer: LayerOf<'keys'>, seed: string): Source {
  const random = sfc32(seed)
  const room = new Swell(new PinkNoise(random), new PinkNoise(random), lowPass(700, sampleRate, 0.5), [highPass(90, sampleRate)])
  const grains = new Grains(0.3)
  const moments = new Moments(random.between(0.1, 0.4))
  const noise = new WhiteNoise(random)
  const letters = Array.from({ length: 20 }, () =>
    key(noise, random.between(240, 420), random.between(2600, 4600), random.between(0.06, 0.1)),
  )
  const spaces = Array.from({ length: 4 }, () =>
    key(noise, random.between(130, 180), random.between(1500, 2200), random.between(0.09, 0.12)),
  )
  let left = Math.floor(random.between(3, 9))
  const roomShape = () => ({ left: 0.045, right: 0.045 })
  const press = (into: Grains | null) =>
    moments.block((at) => {
      const isSpace = left === 0
      const grain = random.pick(isSpace ? spaces : letters)
      const gain = (isSpace ? 0.5 : 0.4) * random.between(0.55, 1)
      const side = pan(random.between(-0.3, 0.3))
      into?.add(grain, grain.length, at, gain * side.left, gain * side.right)
      if (!isSpace) {
        left--
        return random.between(0.085, 0.19) / (0.6 + 0.8 * layer.pace)
      }
      left = Math.floor(random.between(2, 9))
      return random.next() < 0.16 ? random.between(0.8, 2.2) : random.between(0.14, 0.3)
    })
  return {
    render(bus: Bus) {
      room.render(bus, roomShape)
      press(grains)
      grains.play(bus, 0.5)
    },
    skip() {
      room.skip(roomShape)
      press(null)
      grains.skip()
    },
  }
}

/** A key: the knock of its way down, and `up` seconds later the lighter click of its way up. */
function key(noise: WhiteNoise, knock: number, click: number, up: number): Float32Array {
  const out = new Float32Array(Math.ceil((up + 0.14) * sampleRate))
  const hiss = new Float32Array(out.length)
  noise.fill(hiss, hiss.length)
  const second = Math.round(up * sampleRate)
  for (let i = 0; i < out.length; i++) {
    const stroke = (from: number, strength: number) => {
      const t = (i - from) / sampleRate
      if (t < 0) return 0
      const soft = Math.min(1, t / 0.0012)
      const low = Math.sin(2 * Math.PI * knock * t) * Math.exp(-t / 0.026)
      const high = 0.22 * Math.sin(2 * Math.PI * click * t) * Math.exp(-t / 0.006) + 0.26 * (hiss[i] as number) * Math.exp(-t / 0.007)
      return strength * soft * (low * strength + high)
    }
    out[i] = stroke(0, 1) + stroke(second, 0.45)
  }
  return out
}

/** One far voice without words: a throat's pulses through two mouth resonances that move from syllable to syllable. */
class Talker {
  readonly #random: Random
  readonly #pitch: number
  readonly #melody: Wander
  readonly #vowelLow: Wander
  readonly #vowelHigh: Wander
  readonly #first = new Filter(bandPass(500, sampleRate, 4))
  readonly #second = new Filter(bandPass(1300, sampleRate, 5))
  readonly #side: { left: number; right: number }
  readonly #low = new Float32Array(stepLength)
  readonly #high = new Float32Array(stepLength)
  #phase = 0
  #gain = 0
  /** Seconds into the syllable, its length, and its loudness; a pause is a syllable of none. */
  #at = 0
  #length: number
  #size = 0
  #syllables = 0

  constructor(random: Random, place: number) {
    this.#random = random
    this.#pitch = random.next() < 0.5 ? random.between(95, 135) : random.between(165, 225)
    this.#melody = new Wander(random, 0.6)
    this.#vowelLow = new Wander(random, 0.19)
    this.#vowelHigh = new Wander(random, 0.16)
    this.#side = pan(place)
    this.#length = random.between(0, 2.5)
  }

  #nextSyllable(): void {
    const random = this.#random
    this.#at = 0
    if (this.#syllables > 0) {
      this.#syllables--
      this.#length = random.between(0.12, 0.26)
      this.#size = random.between(0.35, 1)
      return
    }
    this.#size = 0
    this.#length = random.next() < 0.4 ? random.between(1.2, 4) : random.between(0.25, 0.7)
    this.#syllables = Math.floor(random.between(4, 16))
  }

  /** Moves on by a step of 2.7 ms, heard or not. */
  step(bus: Bus | null, start: number): void {
    if (this.#at >= this.#length) this.#nextSyllable()
    const level = this.#size * Math.sin(Math.PI * Math.min(1, this.#at / this.#length)) ** 1.4
    this.#at += step
    const hertz = this.#pitch * (0.88 + 0.3 * this.#melody.step(step))
    const [one, two] = [300 + 520 * this.#vowelLow.step(step), 950 + 1300 * this.#vowelHigh.step(step)]
    const turn = hertz / sampleRate
    if (!bus) {
      this.#phase = (this.#phase + stepLength * turn) % 1
      this.#gain = level
      return
    }
    this.#first.set(bandPass(one, sampleRate, 4))
    this.#second.set(bandPass(two, sampleRate, 6))
    let phase = this.#phase
    for (let i = 0; i < stepLength; i++) {
      phase += turn
      if (phase >= 1) phase -= 1
      this.#low[i] = this.#high[i] = 2 * phase - 1
    }
    this.#phase = phase
    this.#first.run(this.#low)
    this.#second.run(this.#high)
    const slope = (level - this.#gain) / stepLength
    let gain = this.#gain
    for (let i = 0; i < stepLength; i++, gain += slope) {
      const v = 0.5 * gain * ((this.#low[i] as number) + 0.7 * (this.#high[i] as number))
      const at = start + i
      bus.left[at] = (bus.left[at] as number) + v * this.#side.left
      bus.right[at] = (bus.right[at] as number) + v * this.#side.right
      bus.sendLeft[at] = (bus.sendLeft[at] as number) + 0.8 * v * this.#side.left
      bus.sendRight[at] = (bus.sendRight[at] as number) + 0.8 * v * this.#side.right
    }
    this.#gain = level
  }
}

/** A café: voices that are too far away for words, the hum of the room, and a cup set down now and then. */
export function murmurSource(layer: LayerOf<'murmur'>, seed: string): Source {
  const random = sfc32(seed)
  const room = new Swell(new PinkNoise(random), new PinkNoise(random), lowPass(480, sampleRate, 0.5), [highPass(80, sampleRate)])
  const talkers = Array.from({ length: layer.people }, (_, i) => new Talker(random, ((i + 0.5) / layer.people) * 1.7 - 0.85))
  const cups = new Grains(0.5)
  const moments = new Moments(random.between(1, 3))
  const roomShape = () => ({ left: 0.09, right: 0.09 })
  const cup = (into: Grains | null) =>
    moments.block((at) => {
      const hertz = random.between(2100, 3600)
      const gain = 0.07 * random.between(0.3, 1)
      const side = pan(random.between(-0.8, 0.8))
      if (into) {
        const grain = clink(hertz)
        into.add(grain, grain.length, at, gain * side.left, gain * side.right)
      }
      return random.next() < 0.35 ? random.between(0.08, 0.25) : random.between(1.8, 7)
    })
  const talk = (bus: Bus | null) => {
    for (let s = 0; s < blockLength; s += stepLength) for (const talker of talkers) talker.step(bus, s)
  }
  return {
    render(bus: Bus) {
      room.render(bus, roomShape)
      talk(bus)
      cup(cups)
      cups.play(bus, 0.6)
    },
    skip() {
      room.skip(roomShape)
      talk(null)
      cup(null)
      cups.skip()
    },
  }
}

/** China on china. */
function clink(hertz: number): Float32Array {
  const out = new Float32Array(Math.ceil(0.3 * sampleRate))
  for (let i = 0; i < out.length; i++) {
    const t = i / sampleRate
    const soft = i < 20 ? i / 20 : 1
    out[i] =
      soft *
      (Math.sin(2 * Math.PI * hertz * t) * Math.exp(-t / 0.06) + 0.5 * Math.sin(2 * Math.PI * hertz * 1.71 * t) * Math.exp(-t / 0.035))
  }
  return out
}
