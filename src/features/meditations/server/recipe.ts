import { BEDS } from '#platform/server/audio/render/core/beds.ts'
import { TrackRecipe, type Layer } from '#platform/server/audio/render/core/recipe.ts'
import type { Bell, Sound } from '../core/sounds.ts'
import type { SoundSpan, Timeline, TimelineEvent, Voice } from '../core/timeline.ts'

/** Each at about −20 LUFS, the loudness of a spoken voice. */
const SOUND_LAYERS: Record<Sound, readonly object[]> = {
  ...BEDS,
  night: [
    { kind: 'crickets', gain: 4.8, count: 4 },
    { kind: 'wind', gain: -1.2, gusts: 0.2, leaves: 0.2 },
  ],
  birds: [{ kind: 'birds', gain: 4, density: 0.35 }],
  bowls: [{ kind: 'bowls', gain: 2, notes: [45, 52, 57], every: 20 }],
  chimes: [{ kind: 'chimes', gain: 3, notes: [69, 71, 74, 76, 81], every: 10 }],
  drone: [{ kind: 'drone', gain: 0, note: 38 }],
  pink: [{ kind: 'noise', gain: 0, colour: 'pink' }],
  white: [{ kind: 'noise', gain: -2, colour: 'white', tone: 7000 }],
}

const NOTES: Record<Bell, number> = { low: 50, middle: 57, high: 64 }
const BELL_GAIN = -3
const PACER_GAIN = -4
/** Allowed gain of a layer (dB). */
const [LEAST_GAIN, MOST_GAIN] = [-40, 12]
/** Bells alone are mostly silence, so loudness cannot be measured: they are as loud as over a bed. */
const BELLS_ALONE = 2

const soundGain = (level: number) => 20 * Math.log10(level) + 2

/** Placeholder line for a recording; no sentence of a script begins like it. */
const RECORDING_LINE = '\u0001recording '
export const recordingLine = (number: number, version: string): string => `${RECORDING_LINE}${number} ${version}`
export const recordingIn = (line: string): number | undefined =>
  line.startsWith(RECORDING_LINE) ? Number.parseInt(line.slice(RECORDING_LINE.length), 10) : undefined

function spanLayers({ sound, level, from, to }: SoundSpan): object[] {
  return SOUND_LAYERS[sound].map((layer) => {
    const gain = (layer as { gain: number }).gain + soundGain(level)
    return { ...layer, gain: Math.max(LEAST_GAIN, Math.min(MOST_GAIN, gain)), from, to }
  })
}

function bellLayers(events: readonly TimelineEvent[]): object[] {
  const at = new Map<Bell, number[]>()
  for (const event of events) if (event.kind === 'bell') at.set(event.bell, [...(at.get(event.bell) ?? []), event.at])
  return [...at].map(([bell, times]) => ({ kind: 'bells', at: times, note: NOTES[bell], gain: BELL_GAIN }))
}

/** Whether it has any sound besides a voice. */
export const isMixed = ({ events, sounds }: Timeline): boolean =>
  sounds.length > 0 || events.some(({ kind }) => kind === 'bell' || kind === 'breath')

/** It has only bells: the gain is set without measuring. */
const hasBellsAlone = ({ events, sounds }: Timeline): boolean =>
  sounds.length === 0 && events.every(({ kind }) => kind === 'bell' || kind === 'pause')

/**
 * Recipe for the renderer, from a timeline with the voices' real durations: every line and every bell begins at its time in
 * the timeline. `versionOf` identifies the bytes of a recording.
 */
export function recipeOf(
  timeline: Timeline,
  { seed, voice, versionOf }: { seed: string; voice: Voice; versionOf: (number: number) => string },
): TrackRecipe {
  const { events, sounds, seconds } = timeline
  const spoken = events.filter((event) => event.kind === 'say' || event.kind === 'recording')
  const lines = spoken.map((event, i) => {
    const next = spoken[i + 1]
    return {
      text: event.kind === 'say' ? event.text : recordingLine(event.number, versionOf(event.number)),
      // Rounding may make the difference slightly negative.
      pause: next ? Math.max(0, next.at - event.at - event.seconds) : 0,
      fixed: true,
    }
  })
  const pacers = events.flatMap((event) =>
    event.kind === 'breath' ? [{ kind: 'pacer', start: event.at, seconds: event.seconds, phases: event.phases, gain: PACER_GAIN }] : [],
  )
  return TrackRecipe.parse({
    seed,
    durationSeconds: seconds,
    layers: [...bellLayers(events), ...pacers, ...sounds.flatMap(spanLayers)] as Layer[],
    ...(lines.length > 0 && { script: { voice: voice === 'low' ? 'low' : 'soft', intro: spoken[0]!.at, outro: 12, lines } }),
    ...(hasBellsAlone(timeline) && { gainDb: BELLS_ALONE }),
  })
}
