import { RECORDINGS_MOST } from './limits.ts'
import { parseScript, type Segment } from './script.ts'

export type SpokenPart = { start: number; end: number; text: string }

/** The texts of a script between its marks, in order: each is read aloud in one go. */
export function spokenParts(segments: readonly Segment[]): SpokenPart[] {
  const parts: SpokenPart[] = []
  let isOpen = false
  for (const segment of segments) {
    if (segment.kind !== 'say') {
      isOpen = false
      continue
    }
    const last = parts.at(-1)
    if (isOpen && last) {
      last.end = segment.end
      last.text += ` ${segment.text}`
    } else parts.push({ start: segment.start, end: segment.end, text: segment.text })
    isOpen = true
  }
  return parts
}

/** The text before the mark of a recording, which is to be read for it. */
export function wordsFor(text: string, number: number): string {
  const { segments } = parseScript(text)
  const at = segments.findIndex((segment) => segment.kind === 'recording' && segment.number === number)
  if (at < 0) return ''
  const start = segments.slice(0, at).findLastIndex((segment) => segment.kind === 'recording') + 1
  return spokenParts(segments.slice(start, at))
    .map((part) => part.text)
    .join('\n')
}

/** The script with a recording mark after each spoken part; a script that already has such marks is unchanged. */
export function withRecordingPlaces(text: string, word = 'recording'): string {
  const { segments } = parseScript(text)
  if (segments.some(({ kind }) => kind === 'recording')) return text
  const parts = spokenParts(segments).slice(0, RECORDINGS_MOST)
  return parts.reduceRight((script, { end }, i) => `${script.slice(0, end)}\n[${word} ${i + 1}]${script.slice(end)}`, text)
}
