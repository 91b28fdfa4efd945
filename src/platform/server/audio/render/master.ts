import { blockLength, decibels, ringSeconds, sampleRate } from './core/bus.ts'
import { Limiter, limiterDelay } from './limiter.ts'
import { Mixer } from './mixer.ts'
import type { TrackRecipe } from './core/recipe.ts'
import { certainLine, planScript } from './script-plan.ts'
import { VoiceTrack } from './voice-track.ts'

/** Run-up of a loop, blended over its end: 42 blocks, 4 s. */
const runUpBlocks = 42
/** How many blocks of a loop's beginning are stored to follow its end. */
const openingBlocks = 3

export type StereoBlock = { left: Float32Array; right: Float32Array }

/** Samples of one channel in a track. */
export function trackSamples(recipe: Pick<TrackRecipe, 'durationSeconds'>): number {
  return Math.round(recipe.durationSeconds * sampleRate)
}

/**
 * A track as finished sound: mixed, faded or looped, brought to its loudness and limited. Returns blocks in order:
 * first `leadSamples` before the start (silence, or the loop's end), then the track, then the samples after its end (silence, or
 * the loop's beginning), for as long as it is called.
 *
 * It may begin anywhere (`from`, samples after its usual first one): it skips earlier sound without rendering it, except for the last
 * seconds, whose tails are heard later. The sound then equals that of the whole track within −50 dB of its level.
 */
export class Master {
  readonly voice: VoiceTrack | undefined
  readonly #recipe: TrackRecipe
  readonly #mixer: Mixer
  readonly #limiter = new Limiter()
  readonly #gain: number
  readonly #total: number
  readonly #runUp: StereoBlock[] = []
  readonly #opening: StereoBlock[] = []
  /** Samples that still have to go through the limiter before the first requested one comes out. */
  #skip: number
  #fed: number
  /** The position where mixing begins when that is not the start. */
  #runUpAt: number | undefined

  constructor(recipe: TrackRecipe, gainDb: number, leadSamples: number, from = 0) {
    this.#recipe = recipe
    this.#total = trackSamples(recipe)
    this.#gain = decibels(gainDb)
    this.voice = recipe.script && new VoiceTrack(planScript(recipe.script, recipe.durationSeconds), this.#total)
    const blocks = this.#loopBlocks()
    this.#mixer = new Mixer(recipe.layers, recipe.seed, this.voice, -blocks * blockLength)
    for (let i = 0; i < blocks; i++) this.#runUp.push(copy(this.#mixer.next()))
    const start = mixingFrom(recipe, leadSamples, from)
    this.#fed = start ?? -leadSamples
    this.#skip = limiterDelay + (from - leadSamples - this.#fed)
    this.#runUpAt = start
    if (start !== undefined) this.voice?.beginAt(firstLine(recipe, leadSamples, from))
  }

  /**
   * Renders a piece of the run-up before the first requested sample, at most a block; false once none is left. To be called
   * before `next` whenever it began in the middle; like it, needs `missing` to be undefined.
   */
  runUp(): boolean {
    this.#arrive()
    if (this.#skip <= 0) return false
    const piece = this.#raw(this.#skip)
    this.#limiter.run(piece.left, piece.right)
    this.#skip -= piece.left.length
    return true
  }

  /** Moves mixer and voice to the position where mixing begins, once the lines for that are given. */
  #arrive(): void {
    const start = this.#runUpAt
    if (start === undefined) return
    this.#runUpAt = undefined
    // A loop's end is followed by its beginning.
    while (this.#recipe.loop && this.#opening.length < openingBlocks) {
      const at = this.#mixer.position
      this.#finish(copy(this.#mixer.next()), at)
    }
    this.#mixer.skipTo(start)
  }

  /** Position, in samples of the track, of the next block to be mixed. */
  get mixed(): number {
    return this.#mixer.position
  }

  /** The line that must be given to `voice` before `next()` may be called, if any. */
  get missing(): number | undefined {
    if (this.#runUpAt === undefined) return this.voice?.missing(this.#mixer.position)
    return this.voice?.skipTo(this.#runUpAt) ?? this.voice?.missing(this.#runUpAt)
  }

  #loopBlocks(): number {
    return this.#recipe.loop ? Math.min(runUpBlocks, Math.floor(this.#total / blockLength / 3)) : 0
  }

  #pending: StereoBlock | undefined
  #pendingAt = 0

  /** The next `count` finished samples of both channels. Needs `missing` to be undefined. */
  next(count: number): StereoBlock {
    while (this.runUp());
    const out = { left: new Float32Array(count), right: new Float32Array(count) }
    let filled = 0
    while (filled < count) {
      const piece = this.#raw(count - filled)
      this.#limiter.run(piece.left, piece.right)
      out.left.set(piece.left, filled)
      out.right.set(piece.right, filled)
      filled += piece.left.length
    }
    return out
  }

  /** Up to `most` samples before the limiter, faded or looped, at the track's gain. */
  #raw(most: number): StereoBlock {
    const at = this.#fed
    if (at < 0 || at >= this.#total) {
      const count = at < 0 ? Math.min(most, -at) : most
      this.#fed += count
      return this.#around(at, count)
    }
    if (!this.#pending || this.#pendingAt >= blockLength) {
      this.#pending = this.#finish(copy(this.#mixer.next()), at)
      this.#pendingAt = 0
    }
    const count = Math.min(most, blockLength - this.#pendingAt, this.#total - at)
    const from = this.#pendingAt
    this.#pendingAt += count
    this.#fed += count
    return { left: this.#pending.left.slice(from, from + count), right: this.#pending.right.slice(from, from + count) }
  }

  /** The sound before the start or after the end. */
  #around(at: number, count: number): StereoBlock {
    const out = { left: new Float32Array(count), right: new Float32Array(count) }
    if (!this.#recipe.loop) return out
    const source = at < 0 ? this.#runUp : this.#opening
    const length = source.length * blockLength
    for (let i = 0; i < count; i++) {
      const position = at < 0 ? length + at + i : at - this.#total + i
      const block = source[Math.floor(position / blockLength)]
      const gain = at < 0 ? this.#gain : 1
      out.left[i] = (block?.left[position % blockLength] ?? 0) * gain
      out.right[i] = (block?.right[position % blockLength] ?? 0) * gain
    }
    return out
  }

  /** Gain, fades and the loop's blend for the block that begins at sample `at`. */
  #finish(block: StereoBlock, at: number): StereoBlock {
    const blendLength = this.#runUp.length * blockLength
    for (let i = 0; i < blockLength; i++) {
      const position = at + i
      let gain = this.#gain
      if (this.#recipe.loop) {
        const into = position - (this.#total - blendLength)
        if (into >= 0 && into < blendLength) {
          // Both sides are different noise, so their powers add: sine and cosine keep the sum even.
          const angle = ((into / blendLength) * Math.PI) / 2
          const early = this.#runUp[Math.floor(into / blockLength)] as StereoBlock
          const k = into % blockLength
          block.left[i] = (block.left[i] as number) * Math.cos(angle) + (early.left[k] as number) * Math.sin(angle)
          block.right[i] = (block.right[i] as number) * Math.cos(angle) + (early.right[k] as number) * Math.sin(angle)
        }
      } else gain *= this.#fade(position)
      block.left[i] = (block.left[i] as number) * gain
      block.right[i] = (block.right[i] as number) * gain
    }
    if (this.#recipe.loop && this.#opening.length < openingBlocks) this.#opening.push(copy(block))
    return block
  }

  #fade(position: number): number {
    const inLength = Math.min(3.5, this.#recipe.durationSeconds * 0.12) * sampleRate
    const outLength = Math.min(12, this.#recipe.durationSeconds * 0.15) * sampleRate
    const inward = Math.min(1, position / inLength)
    const outward = Math.min(1, Math.max(0, (this.#total - position) / outLength))
    if (inward === 1 && outward === 1) return 1
    return Math.sin((Math.PI / 2) * inward) ** 2 * Math.sin((Math.PI / 2) * outward) ** 2
  }
}

/** The block (samples) with which mixing begins for a track heard from sample `from` on; undefined: with the first one. */
function mixingFrom(recipe: Pick<TrackRecipe, 'durationSeconds'>, leadSamples: number, from: number): number | undefined {
  const ring = Math.floor((from - leadSamples - ringSeconds * sampleRate) / blockLength) * blockLength
  return ring > openingBlocks * blockLength ? Math.min(ring, Math.floor(trackSamples(recipe) / blockLength) * blockLength) : undefined
}

/** The first spoken line that a track needs when it is heard from sample `from` on. */
export function firstLine(recipe: TrackRecipe, leadSamples: number, from: number): number {
  const start = mixingFrom(recipe, leadSamples, from)
  if (start === undefined || !recipe.script) return 0
  return certainLine(planScript(recipe.script, recipe.durationSeconds).lines, start / sampleRate)
}

function copy({ left, right }: StereoBlock): StereoBlock {
  return { left: left.slice(), right: right.slice() }
}
