import {
  BELLS_IN_ALL,
  BREATHS_IN_ALL,
  BREATH_PARTS,
  BREATH_ROUNDS,
  PAUSE_SECONDS,
  RECORDINGS_MOST,
  SCRIPT_LETTERS,
  SENTENCES_IN_ALL,
} from './limits.ts'
import { splitSentences } from './sentences.ts'
import { bellNamed, soundNamed, type Bell, type Sound } from './sounds.ts'

export type BreathPhase = { way: 'in' | 'hold' | 'out' | 'rest'; seconds: number }

/** One element of a script. `start` and `end` are offsets in the script. */
export type Segment = { start: number; end: number } & (
  | { kind: 'say'; text: string; endsParagraph: boolean }
  | { kind: 'pause'; seconds: number }
  | { kind: 'bell'; bell: Bell }
  | { kind: 'breath'; phases: BreathPhase[]; rounds: number }
  /** Level 0: the sound ends. Sound null: all sounds end. */
  | { kind: 'sound'; sound: Sound | null; level: number }
  | { kind: 'recording'; number: number }
)

export const PROBLEMS = [
  'unclosed',
  'unknown',
  'pause_unreadable',
  'pause_length',
  'bell_unknown',
  'breath_unreadable',
  'breath_part',
  'breath_rounds',
  'sound_missing',
  'sound_unknown',
  'sound_level',
  'recording_unreadable',
  'recording_missing',
  'script_long',
  'many_sentences',
  'many_bells',
  'many_breaths',
  'many_sounds',
  'sounds_at_once',
  'meditation_long',
  'nothing_to_hear',
] as const
export type ProblemKind = (typeof PROBLEMS)[number]

/** A problem that prevents rendering. Line and column count from 1. */
export type Problem = { kind: ProblemKind; start: number; end: number; line: number; column: number; word: string }

export type Script = { segments: Segment[]; problems: Problem[] }

const NAMES: Readonly<Record<string, 'pause' | 'bell' | 'breath' | 'sound' | 'recording'>> = {
  pause: 'pause',
  stille: 'pause',
  bell: 'bell',
  glocke: 'bell',
  breath: 'breath',
  atem: 'breath',
  sound: 'sound',
  klang: 'sound',
  recording: 'recording',
  aufnahme: 'recording',
}
const MOST_PROBLEMS = 50

export function problemAt(text: string, kind: ProblemKind, start: number, end: number): Problem {
  const before = text.slice(0, start)
  const line = before.split('\n').length
  return { kind, start, end, line, column: start - before.lastIndexOf('\n'), word: text.slice(start, end).slice(0, 60) }
}

/** Parses a script. Unreadable marks become problems with their position; everything else is parsed normally. */
export function parseScript(text: string): Script {
  if (text.length > SCRIPT_LETTERS)
    return { segments: [], problems: [problemAt(text, 'script_long', SCRIPT_LETTERS, Math.min(text.length, SCRIPT_LETTERS + 60))] }
  const segments: Segment[] = []
  const problems: Problem[] = []
  const report = (kind: ProblemKind, start: number, end: number) => {
    if (problems.length < MOST_PROBLEMS) problems.push(problemAt(text, kind, start, end))
  }
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('[', at)
    const wordsEnd = open < 0 ? text.length : open
    addWords(text, at, wordsEnd, segments)
    if (open < 0) break
    const lineEnd = ends(text.indexOf('\n', open), text.length)
    const close = text.indexOf(']', open)
    const nested = text.indexOf('[', open + 1)
    if (close < 0 || close > lineEnd || (nested >= 0 && nested < close)) {
      const end = Math.min(lineEnd, ends(nested, lineEnd))
      report('unclosed', open, end)
      at = end
      continue
    }
    const end = close + 1
    const segment = readMark(text.slice(open + 1, close))
    if (typeof segment === 'string') report(segment, open, end)
    else segments.push({ ...segment, start: open, end })
    at = end
  }
  endParagraphs(text, segments)
  addLimits(segments, report)
  if (problems.length === 0 && !segments.some(isHeard)) report('nothing_to_hear', 0, Math.min(1, text.length))
  return { segments, problems: problems.toSorted((a, b) => a.start - b.start) }
}

const ends = (place: number, otherwise: number) => (place < 0 ? otherwise : place)
const isHeard = (segment: Segment) => segment.kind !== 'pause' && !(segment.kind === 'sound' && segment.level === 0)

function addWords(text: string, from: number, to: number, segments: Segment[]): void {
  for (const { start, end } of splitSentences(text, from, to)) {
    const sentence = text.slice(start, end).replaceAll(/\s+/g, ' ')
    segments.push({ kind: 'say', text: sentence, endsParagraph: false, start, end })
  }
}

/** An empty line between a sentence and the next element ends its paragraph. */
function endParagraphs(text: string, segments: Segment[]): void {
  for (const [i, segment] of segments.entries()) {
    if (segment.kind !== 'say') continue
    const next = segments[i + 1]
    segment.endsParagraph = /\n[ \t]*\n/.test(text.slice(segment.end, next?.start ?? text.length))
  }
}

type Mark = Segment extends infer S ? (S extends Segment ? Omit<S, 'start' | 'end'> : never) : never

/** Parses the text between brackets; returns a problem kind if it is not valid. */
function readMark(inside: string): Mark | ProblemKind {
  const [word = '', ...rest] = inside.trim().toLowerCase().split(/\s+/)
  switch (NAMES[word]) {
    case 'pause':
      return readPause(rest)
    case 'bell':
      return readBell(rest)
    case 'breath':
      return readBreath(rest)
    case 'sound':
      return readSound(rest)
    case 'recording':
      return readRecording(rest)
    default:
      return 'unknown'
  }
}

function readPause(words: readonly string[]): Mark | ProblemKind {
  const match = /^(?:(\d{1,5})m)?(?:(\d{1,6}(?:[.,]\d{1,3})?)s?)?$/.exec(words.join(''))
  if (!match || (match[1] === undefined && match[2] === undefined)) return 'pause_unreadable'
  const seconds = Number(match[1] ?? 0) * 60 + numberOf(match[2] ?? '0')
  const [least, most] = PAUSE_SECONDS
  return seconds < least || seconds > most ? 'pause_length' : { kind: 'pause', seconds }
}

function readBell([word = 'middle', ...more]: readonly string[]): Mark | ProblemKind {
  const bell = bellNamed(word)
  return bell === undefined || more.length > 0 ? 'bell_unknown' : { kind: 'bell', bell }
}

/** `4-6` in, out · `4-7-8` in, hold, out · `4-4-4-4` in, hold, out, rest. */
const ORDERS: Readonly<Record<number, readonly BreathPhase['way'][]>> = {
  2: ['in', 'out'],
  3: ['in', 'hold', 'out'],
  4: ['in', 'hold', 'out', 'rest'],
}

function readBreath([pattern = '', times, ...more]: readonly string[]): Mark | ProblemKind {
  const parts = pattern.split('-')
  const order = ORDERS[parts.length]
  if (!order || more.length > 0 || !parts.every((part) => /^\d{1,3}(?:[.,]\d)?$/.test(part))) return 'breath_unreadable'
  const phases = order.map((way, i) => ({ way, seconds: numberOf(parts[i]!) }))
  const isLong = ({ way, seconds }: BreathPhase) => seconds < BREATH_PARTS[way][0] || seconds > BREATH_PARTS[way][1]
  if (phases.some(isLong)) return 'breath_part'
  if (times !== undefined && !/^[x×]\d{1,4}$/.test(times)) return 'breath_unreadable'
  const rounds = times === undefined ? 1 : Number(times.slice(1))
  if (rounds < 1 || rounds > BREATH_ROUNDS) return 'breath_rounds'
  return { kind: 'breath', phases: phases.filter(({ seconds }) => seconds > 0), rounds }
}

const OFF: ReadonlySet<string> = new Set(['off', 'aus', '0', '0.0'])

function readSound([name, level = '0.4', ...more]: readonly string[]): Mark | ProblemKind {
  if (name === undefined) return 'sound_missing'
  if (OFF.has(name)) return { kind: 'sound', sound: null, level: 0 }
  const sound = soundNamed(name)
  if (!sound) return 'sound_unknown'
  if (OFF.has(level) && more.length === 0) return { kind: 'sound', sound, level: 0 }
  if (!/^(?:0?[.,]\d{1,2}|1(?:[.,]0{1,2})?)$/.test(level) || more.length > 0 || numberOf(level) < 0.01) return 'sound_level'
  return { kind: 'sound', sound, level: numberOf(level) }
}

function readRecording([number = '', ...more]: readonly string[]): Mark | ProblemKind {
  const isNumber = /^\d{1,2}$/.test(number) && Number(number) >= 1 && Number(number) <= RECORDINGS_MOST
  return isNumber && more.length === 0 ? { kind: 'recording', number: Number(number) } : 'recording_unreadable'
}

const numberOf = (text: string): number => Number(text.replace(',', '.'))

function addLimits(segments: readonly Segment[], report: (kind: ProblemKind, start: number, end: number) => void): void {
  const limits = [
    ['say', SENTENCES_IN_ALL, 'many_sentences'],
    ['bell', BELLS_IN_ALL, 'many_bells'],
    ['breath', BREATHS_IN_ALL, 'many_breaths'],
  ] as const
  for (const [kind, most, problem] of limits) {
    const beyond = segments.filter((segment) => segment.kind === kind)[most]
    if (beyond) report(problem, beyond.start, beyond.end)
  }
}
