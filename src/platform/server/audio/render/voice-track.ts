import { warmVoice } from '#platform/server/speech/warm-voice.ts'
import { resample } from '#platform/server/speech/resample.ts'
import type { Pcm } from '#platform/server/speech/speech-driver.ts'
import { blockLength, decibels, sampleRate, stepLength, type Bus } from './core/bus.ts'
import { LoudnessMeter } from './loudness.ts'
import { leastPause, type PlannedLine, type ScriptPlan } from './script-plan.ts'

/** Target loudness of every line (LUFS, heard from both sides), with any voice. */
export const voiceLoudness = -20
/** How far the bed is lowered while someone speaks. */
export const duckDb = -6

const leaveAtEnd = 2 * sampleRate
const duckBefore = 0.7 * sampleRate
const duckAfter = 0.9 * sampleRate
/** Seconds in which the bed covers most of the way down, and back. */
const duckAttack = 0.28
const duckRelease = 0.9

/** Plays lines as planned; a line that is longer than planned delays the next one, into the silence between. */
export class VoiceTrack {
  readonly #lines: PlannedLine[]
  readonly #totalSamples: number
  readonly #given = new Map<number, Float32Array>()
  #next = 0
  #nextStart: number
  #playing: { samples: Float32Array; start: number } | undefined
  #lastEnd = -Infinity
  #duck = 1

  constructor(plan: ScriptPlan, totalSamples: number) {
    this.#lines = plan.lines
    this.#totalSamples = totalSamples
    this.#nextStart = Math.round((plan.lines[0]?.at ?? Infinity) * sampleRate)
  }

  /** Hands over the sound of line `index`. */
  give(index: number, pcm: Pcm): void {
    this.#given.set(index, levelled(heardVoice(pcm)))
  }

  /** The line that must be given before the block at `position` can be made, if one is missing. */
  missing(position: number): number | undefined {
    const due = this.#next < this.#lines.length && this.#nextStart < position + blockLength
    return due && !this.#given.has(this.#next) ? this.#next : undefined
  }

  /**
   * Begins with a line whose start does not depend on the voice (see `certainLine`); earlier lines are never spoken. Lines from there
   * on that begin before the target of `skipTo` are needed, but not heard.
   */
  beginAt(line: number): void {
    this.#next = line
    this.#nextStart = Math.round((this.#lines[this.#next]?.at ?? Infinity) * sampleRate)
  }

  /** Skips to `position`, or returns the line that must be given first; a line in progress there continues from its middle. */
  skipTo(position: number): number | undefined {
    while (this.#next < this.#lines.length && this.#nextStart < position) {
      if (!this.#given.has(this.#next)) return this.#next
      this.#begin(this.#nextStart)
    }
    if (this.#playing && this.#playing.start + this.#playing.samples.length <= position) this.#playing = undefined
    const quiet = (position - this.#lastEnd - duckAfter) / sampleRate
    this.#duck = 1 - (1 - decibels(duckDb)) * Math.exp(-Math.max(0, quiet) / duckRelease)
    return undefined
  }

  /** How many lines are used up; the caller may discard these. */
  get used(): number {
    return this.#next
  }

  /** Lowers the bed in `bus` around speech. */
  duck(bus: Bus, position: number): void {
    const floor = decibels(duckDb)
    for (let s = 0; s < blockLength; s += stepLength) {
      const now = position + s
      const soon = this.#next < this.#lines.length && now >= this.#nextStart - duckBefore
      const target = soon || now < this.#lastEnd + duckAfter ? floor : 1
      const seconds = target < this.#duck ? duckAttack : duckRelease
      const after = this.#duck + (target - this.#duck) * (1 - Math.exp(-stepLength / (seconds * sampleRate)))
      const slope = (after - this.#duck) / stepLength
      for (let i = s, g = this.#duck; i < s + stepLength; i++, g += slope) {
        bus.left[i] = (bus.left[i] as number) * g
        bus.right[i] = (bus.right[i] as number) * g
        bus.sendLeft[i] = (bus.sendLeft[i] as number) * g
        bus.sendRight[i] = (bus.sendRight[i] as number) * g
      }
      this.#duck = after
    }
  }

  /** Adds the speech in the block at `position`. Lines of a block must have been given (`missing`). */
  render(bus: Bus, position: number): void {
    for (let i = 0; i < blockLength;) {
      if (!this.#playing && this.#next < this.#lines.length && this.#nextStart <= position + i) this.#begin(position + i)
      const playing = this.#playing
      if (!playing) {
        const untilNext = this.#next < this.#lines.length ? this.#nextStart - position : blockLength
        if (untilNext >= blockLength) return
        i = Math.max(i + 1, untilNext)
        continue
      }
      const offset = position + i - playing.start
      const count = Math.min(blockLength - i, playing.samples.length - offset)
      for (let k = 0; k < count; k++) {
        const v = playing.samples[offset + k] as number
        bus.left[i + k] = (bus.left[i + k] as number) + v
        bus.right[i + k] = (bus.right[i + k] as number) + v
        bus.sendLeft[i + k] = (bus.sendLeft[i + k] as number) + v * 0.14
        bus.sendRight[i + k] = (bus.sendRight[i + k] as number) + v * 0.14
      }
      i += count
      if (offset + count >= playing.samples.length) this.#playing = undefined
    }
  }

  #begin(now: number): void {
    const line = this.#lines[this.#next] as PlannedLine
    const samples = this.#given.get(this.#next)
    if (!samples) throw new Error(`Line ${this.#next} was not given in time.`)
    this.#given.delete(this.#next)
    this.#next++
    const end = now + samples.length
    // A last line that the track's end would cut is left out: half a sentence is worse than none.
    if (end + leaveAtEnd <= this.#totalSamples) {
      this.#playing = { samples, start: now }
      this.#lastEnd = end
    }
    const following = this.#lines[this.#next]
    if (!following) return
    const pause = line.pause * sampleRate
    this.#nextStart = Math.round(line.fixed ? end + pause : Math.max(following.at * sampleRate, end + pause * leastPause))
  }
}

/** A line at the track's rate, before its loudness is adjusted; it has the length that is heard. */
export const heardVoice = (pcm: Pcm): Float32Array => (pcm.isRecorded ? resample(pcm, sampleRate) : warmVoice(pcm, sampleRate))

/** Seconds for which a line is heard. */
export const heardSeconds = (pcm: Pcm): number => heardVoice(pcm).length / sampleRate

function levelled(voice: Float32Array): Float32Array {
  const meter = new LoudnessMeter(1)
  meter.add(voice)
  // Very short lines ("Rest.") need filling up to a whole measuring block.
  meter.add(new Float32Array(Math.max(0, Math.round(0.6 * sampleRate) - voice.length)))
  // One channel measured, two heard: 3.01 dB.
  const loudness = meter.integrated() + 3.01
  const gain = decibels(Math.max(-24, Math.min(24, Number.isFinite(loudness) ? voiceLoudness - loudness : 0)))
  for (let i = 0; i < voice.length; i++) voice[i] = (voice[i] as number) * gain
  return voice
}
