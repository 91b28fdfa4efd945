import { MOST_SECONDS, SOUNDS_AT_ONCE, SOUNDS_IN_ALL } from './limits.ts'
import { parseScript, problemAt, type BreathPhase, type Problem, type Segment } from './script.ts'
import type { Bell, Sound } from './sounds.ts'

export const VOICES = ['low', 'soft', 'own'] as const
/** `own`: the words are for reading, and recordings alone speak. */
export type Voice = (typeof VOICES)[number]

/** Seconds before the first thing and after the last: the sound fades in and out in them. */
export const LEAD_SECONDS = 4
export const TAIL_SECONDS = 12
/** Seconds after a sentence, after a paragraph, and for a bell to open before somebody speaks. */
const AFTER_SENTENCE = 0.7
const AFTER_PARAGRAPH = 1.6
const AFTER_BELL = 4
const AFTER_BREATH = 1
const AFTER_RECORDING = 0.8
/** A sound that changes its level, or ends, needs so long to do it. */
export const SOUND_FADE = 7

/** What is heard from `at` for `seconds`; `start` and `end` are places in the script. */
export type TimelineEvent = { at: number; seconds: number; start: number; end: number } & (
  | { kind: 'say'; text: string }
  | { kind: 'pause' }
  | { kind: 'bell'; bell: Bell }
  | { kind: 'breath'; phases: BreathPhase[]; rounds: number }
  | { kind: 'recording'; number: number }
)
/** A sound behind everything else; `to` is when it has faded out, the end of the whole where nothing ends it. */
export type SoundSpan = { sound: Sound; level: number; from: number; to: number; start: number; end: number }
export type Timeline = { seconds: number; events: TimelineEvent[]; sounds: SoundSpan[] }

/** How long voices take, seconds; undefined: not known, so it is estimated, or for a recording missing. */
export type Lengths = { say?: (text: string) => number | undefined; recording?: (number: number) => number | undefined }

/** Seconds that the embedded voices need for a sentence: the renderer's own estimate (mean error 0.2 s). */
export function estimateSeconds(text: string, voice: Voice): number {
  const stops = text.match(/[,;:—]/g)?.length ?? 0
  return voice === 'low' ? 0.33 + text.length * 0.0683 + stops * 0.2 : 0.42 + text.length * 0.0558 + stops * 0.245
}

/** Says of each thing in a script when it is heard. */
export function layOut(
  segments: readonly Segment[],
  voice: Voice,
  lengths: Lengths = {},
  { lead, tail }: { lead: number; tail: number } = { lead: LEAD_SECONDS, tail: TAIL_SECONDS },
): Timeline {
  const events: TimelineEvent[] = []
  const sounds: SoundSpan[] = []
  let now = lead
  /** When the last thing was over: the gap after it is no part of it. */
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
        // A pause that is asked for takes the place of the usual gap.
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
  // What still rings or is to be heard after the last word has its time.
  const seconds = Math.ceil(Math.max(over, now) + tail)
  for (const span of sounds) span.to = Math.min(span.to, seconds)
  return { seconds, events, sounds }
}

function changeSound(sounds: SoundSpan[], { sound, level, start, end }: Extract<Segment, { kind: 'sound' }>, at: number): void {
  for (const span of sounds) if ((sound === null || span.sound === sound) && span.to === Infinity) span.to = at + SOUND_FADE
  if (sound !== null && level > 0) sounds.push({ sound, level, from: at, to: Infinity, start, end })
}

/** The most sounds that are heard at one time, and which of them was one too many. */
function crowd(sounds: readonly SoundSpan[]): SoundSpan | undefined {
  return sounds.find((span, i) => {
    const others = sounds.slice(0, i).filter(({ sound, to }) => sound !== span.sound && to > span.from + SOUND_FADE)
    return new Set(others.map(({ sound }) => sound)).size + 1 > SOUNDS_AT_ONCE
  })
}

export type CheckedScript = { segments: Segment[]; timeline: Timeline; problems: Problem[] }

/** Reads a script and finds everything that keeps it from being heard, with its place. */
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

/** Which sentence of the script is said, or was said last, at a second of the sound. */
export function eventAt(events: readonly Pick<TimelineEvent, 'at'>[], seconds: number): number {
  return events.findLastIndex(({ at }) => at <= seconds)
}
