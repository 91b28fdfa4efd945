import { blockLength } from './core/bus.ts'
import { estimateGainDb } from './calibrate.ts'
import { Master } from './master.ts'
import { FrameEncoder, frameSamples, framesFrom, infoFrame, leadSamples, samplesBefore } from './mp3.ts'
import type { TrackRecipe } from './core/recipe.ts'

/** A whole track as MP3, piece by piece. One thread's work: see `render.ts` for the outside. */
export class TrackEncoder {
  readonly #master: Master
  readonly #encoder: FrameEncoder
  readonly #recipe: TrackRecipe
  #framesLeft: number
  #begun: boolean

  private constructor(recipe: TrackRecipe, encoder: FrameEncoder, fromFrame: number) {
    this.#recipe = recipe
    this.#encoder = encoder
    this.#master = new Master(recipe, recipe.gainDb ?? estimateGainDb(recipe), leadSamples, samplesBefore(fromFrame))
    this.#framesLeft = framesFrom(recipe, fromFrame)
    this.#begun = fromFrame > 0
  }

  /** From any frame on, the Info frame being number 0; the first frame made leans on none before it. */
  static async create(recipe: TrackRecipe, fromFrame = 0): Promise<TrackEncoder> {
    return new TrackEncoder(recipe, await FrameEncoder.create(framesFrom(recipe, fromFrame)), fromFrame)
  }

  get voice() {
    return this.#master.voice
  }

  /** The spoken line needed before `next`, if one is missing. */
  get missing(): number | undefined {
    return this.#master.missing
  }

  /** The next bytes (about 1.5 kB, 96 ms; sometimes none while the encoder fills), or undefined after the last. */
  next(): Uint8Array | undefined {
    if (!this.#begun) {
      this.#begun = true
      return infoFrame(this.#recipe)
    }
    if (this.#master.runUp()) return new Uint8Array()
    if (this.#framesLeft === 0) return undefined
    const frames = Math.min(this.#framesLeft, blockLength / frameSamples)
    const { left, right } = this.#master.next(frames * frameSamples)
    this.#framesLeft -= frames
    const bytes = this.#encoder.encode(left, right)
    return this.#framesLeft > 0 ? bytes : Buffer.concat([bytes, this.#encoder.finish()])
  }
}
