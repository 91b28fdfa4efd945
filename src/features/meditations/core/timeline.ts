import { MOST_SECONDS, SOUNDS_AT_ONCE, SOUNDS_IN_ALL } from './limits.ts'
import { parseScript, problemAt, type BreathPhase, type Problem, type Segment } from './script.ts'
import type { Bell, Sound } from './sounds.ts'

export const VOICES = ['low', 'soft', 'own'] as const
/** `own`: only recordings speak; the script's sentences are for reading. */
export type Voice = (typeof VOICES)[number]

/** Silence before the first event and after the last: the sound fades in and out in it. */
export const LEAD_SECONDS = 4
export const TAIL_SECONDS = 12
/** Gaps in seconds: after a sentence, after a paragraph, and after the strike of a bell before the next words. */
const AFTER_SENTENCE = 0.7
const AFTER_PARAGRAPH = 1.6
const AFTER_BELL = 4
const AFTER_BREATH = 1
const AFTER_RECORDING = 0.8
/** Duration of a sound's fade when its level changes or it ends. */
export const SOUND_FADE = 7

/** An event that lasts from `at` for `seconds`; `start` and `end` are offsets in the script. */
export type TimelineEvent = { at: number; seconds: number; start: number; end: number } & (
  | { kind: 'say'; text: string }
  | { kind: 'pause' }
  | { kind: 'bell'; bell: Bell }
  | { kind: 'breath'; phases: BreathPhase[]; rounds: number }
  | { kind: 'recording'; number: number }
)
/** A background sound; `to` is the end of its fade-out, or the end of the meditation if nothing ends it. */
export type SoundSpan = { sound: Sound; level: number; from: number; to: number; start: number; end: number }
export type Timeline = { seconds: number; events: TimelineEvent[]; sounds: SoundSpan[] }

/** Durations of spoken sentences and of recordings, seconds; undefined: unknown (then estimated), or a missing recording. */
export type Lengths = { say?: (text: string) => number | undefined; recording?: (number: number) => number | undefined }

/** Estimated seconds of a sentence by the embedded voices: the renderer's own estimate (mean error 0.2 s). */
export function estimateSeconds(text: string, voice: Voice): number {
  const stops = text.match(/[,;:—]/g)?.length ?? 0
  return voice === 'low' ? 0.33 + text.length * 0.0683 + stops * 0.2 : 0.42 + text.length * 0.0558 + stops * 0.245
}

/** Computes the timeline of a script. */
export function layOut(
  segments: readonly Segment[],
  voice: Voice,
  lengths: Lengths = {},
  { lead, tail }: { lead: number; tail: number } = { lead: LEAD_SECONDS, tail: TAIL_SECONDS },
): Timeline {
  const events: TimelineEvent[] = []
  const sounds: SoundSpan[] = []
  let now = lead
  /** End of the last event, without the gap after it. */
  let over = lead
  const add = (event: TimelineEvent, gap: number) => {
    events.push(event)
    over = now + event.seconds
    now = over + gap
  }
  for (const segment of segments) {
    const { start, end } = segment
    const place = { at: now, start, end }
    switch (segment.kind) {
      case 'say': {
        if (voice === 'own') break
        const seconds = lengths.say?.(segment.text) ?? estimateSeconds(segment.text, voice)
        add({ kind: 'say', text: segment.text, seconds, ...place }, segment.endsParagraph ? AFTER_PARAGRAPH : AFTER_SENTENCE)
        break
      }
      case 'recording':
        add({ kind: 'recording', number: segment.number, seconds: lengths.recording?.(segment.number) ?? 0, ...place }, AFTER_RECORDING)
        break
      case 'pause':
        // An explicit pause replaces the usual gap.
        now = over
        add({ kind: 'pause', seconds: segment.seconds, ...place, at: now }, 0)
        break
      case 'bell':
        add({ kind: 'bell', bell: segment.bell, seconds: 0, ...place }, AFTER_BELL)
        break
      case 'breath': {
        const round = segment.phases.reduce((sum, { seconds }) => sum + seconds, 0)
        add({ kind: 'breath', phases: segment.phases, rounds: segment.rounds, seconds: round * segment.rounds, ...place }, AFTER_BREATH)
        break
      }
      case 'sound':
        changeSound(sounds, segment, sounds.length === 0 && events.length === 0 ? 0 : now)
    }
  }
  // Leaves time for bells that still ring and for gaps after the last event.
  const seconds = Math.ceil(Math.max(over, now) + tail)
  for (const span of sounds) span.to = Math.min(span.to, seconds)
  return { seconds, events, sounds }
}

function changeSound(sounds: SoundSpan[], { sound, level, start, end }: Extract<Segment, { kind: 'sound' }>, at: number): void {
  for (const span of sounds) if ((sound === null || span.sound === sound) && span.to === Infinity) span.to = at + SOUND_FADE
  if (sound !== null && level > 0) sounds.push({ sound, level, from: at, to: Infinity, start, end })
}

/** The first sound that exceeds the limit of simultaneous sounds. */
function crowd(sounds: readonly SoundSpan[]): SoundSpan | undefined {
  return sounds.find((span, i) => {
    const others = sounds.slice(0, i).filter(({ sound, to }) => sound !== span.sound && to > span.from + SOUND_FADE)
    return new Set(others.map(({ sound }) => sound)).size + 1 > SOUNDS_AT_ONCE
  })
}

export type CheckedScript = { segments: Segment[]; timeline: Timeline; problems: Problem[] }

/** Parses a script and collects all problems that prevent rendering, with their positions. */
export function checkScript(text: string, voice: Voice, lengths: Lengths = {}): CheckedScript {
  const { segments, problems } = parseScript(text)
  const timeline = layOut(segments, voice, lengths)
  const found = [...problems]
  const report = (kind: Problem['kind'], { start, end }: { start: number; end: number }) => found.push(problemAt(text, kind, start, end))
  if (timeline.sounds.length > SOUNDS_IN_ALL) report('many_sounds', timeline.sounds[SOUNDS_IN_ALL]!)
  const tooMany = crowd(timeline.sounds)
  if (tooMany) report('sounds_at_once', tooMany)
  const late = timeline.seconds > MOST_SECONDS && timeline.events.find(({ at, seconds }) => at + seconds + TAIL_SECONDS > MOST_SECONDS)
  if (late) report('meditation_long', late)
  for (const segment of segments)
    if (segment.kind === 'recording' && lengths.recording && lengths.recording(segment.number) === undefined)
      report('recording_missing', segment)
  const isSilent = timeline.sounds.length === 0 && timeline.events.every(({ kind }) => kind === 'pause')
  if (found.length === 0 && isSilent) report('nothing_to_hear', { start: 0, end: Math.min(1, text.length) })
  return { segments, timeline, problems: found.toSorted((a, b) => a.start - b.start) }
}

/** Index of the last sentence that has begun at a second of the sound. */
export function eventAt(events: readonly Pick<TimelineEvent, 'at'>[], seconds: number): number {
  return events.findLastIndex(({ at }) => at <= seconds)
}
