export const sampleRate = 48_000
/** Samples rendered at a time: four MP3 frames, 96 ms. */
export const blockLength = 4608
/** Samples between steps of slow movements within a block (2.7 ms); straight lines join the steps. */
export const stepLength = 128
/** After so long, earlier sound has decayed by more than 60 dB. */
export const ringSeconds = 4.5

/** A stereo block and its part that is sent to the reverb. Sources add, never overwrite. */
export class Bus {
  readonly left = new Float32Array(blockLength)
  readonly right = new Float32Array(blockLength)
  readonly sendLeft = new Float32Array(blockLength)
  readonly sendRight = new Float32Array(blockLength)

  clear(): void {
    this.left.fill(0)
    this.right.fill(0)
    this.sendLeft.fill(0)
    this.sendRight.fill(0)
  }
}

/**
 * A source of sound. It can also advance silently, a hundred times faster: every random choice, phase and slow movement is
 * then exact. Only decaying tails (filters, grains, rooms) are lost; they rebuild within `ringSeconds`.
 */
export interface Source {
  /** Adds the next block to the bus. */
  render(bus: Bus): void
  /** Advances over the next block without rendering it. */
  skip(): void
}

/** Constant-power pan, −1 left … 1 right. */
export function pan(position: number): { left: number; right: number } {
  const angle = ((position + 1) * Math.PI) / 4
  return { left: Math.cos(angle), right: Math.sin(angle) }
}

export function decibels(db: number): number {
  return 10 ** (db / 20)
}

export function noteHz(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12)
}

/**
 * Short sounds (drops, crackles, chirps) are written ahead into this buffer as they happen and played out block by block,
 * so a grain may be longer than the rest of the block.
 */
export class Grains {
  readonly #left: Float32Array
  readonly #right: Float32Array
  #used = 0

  /** `longest` grain in seconds. */
  constructor(longest: number) {
    const length = blockLength + Math.ceil(longest * sampleRate)
    this.#left = new Float32Array(length)
    this.#right = new Float32Array(length)
  }

  /** Adds `grain` starting `at` samples into the coming block. */
  add(grain: Float32Array, length: number, at: number, gainLeft: number, gainRight: number): void {
    const left = this.#left
    const right = this.#right
    const count = Math.min(length, left.length - at)
    for (let i = 0; i < count; i++) {
      const v = grain[i] as number
      left[at + i] = (left[at + i] as number) + v * gainLeft
      right[at + i] = (right[at + i] as number) + v * gainRight
    }
    this.#used = Math.max(this.#used, at + count)
  }

  /** Advances over the next block without playing it. */
  skip(): void {
    if (this.#used === 0) return
    this.#left.copyWithin(0, blockLength)
    this.#right.copyWithin(0, blockLength)
    this.#left.fill(0, this.#left.length - blockLength)
    this.#right.fill(0, this.#right.length - blockLength)
    this.#used = Math.max(0, this.#used - blockLength)
  }

  /** Adds the next block to the bus, with `send` of it to the reverb. */
  play(bus: Bus, send: number): void {
    if (this.#used === 0) return
    const count = Math.min(blockLength, this.#used)
    for (let i = 0; i < count; i++) {
      const l = this.#left[i] as number
      const r = this.#right[i] as number
      bus.left[i] = (bus.left[i] as number) + l
      bus.right[i] = (bus.right[i] as number) + r
      bus.sendLeft[i] = (bus.sendLeft[i] as number) + l * send
      bus.sendRight[i] = (bus.sendRight[i] as number) + r * send
    }
    this.#left.copyWithin(0, blockLength, Math.max(blockLength, this.#used))
    this.#right.copyWithin(0, blockLength, Math.max(blockLength, this.#used))
    const rest = Math.max(0, this.#used - blockLength)
    this.#left.fill(0, rest, this.#used)
    this.#right.fill(0, rest, this.#used)
    this.#used = rest
  }
}

/** Random moments: gives the times of Poisson events in each block. */
export class Moments {
  #next: number

  constructor(first: number) {
    this.#next = Math.round(first * sampleRate)
  }

  /** Calls `happen(at)` for each event in the coming block; it returns the seconds until the one after. */
  block(happen: (at: number) => number): void {
    while (this.#next < blockLength) {
      const at = this.#next
      this.#next = at + Math.max(1, Math.round(happen(at) * sampleRate))
    }
    this.#next -= blockLength
  }
}
