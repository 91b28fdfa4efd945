import { RECORDINGS_MOST } from './limits.ts'
import { parseScript, type Segment } from './script.ts'

export type SpokenPart = { start: number; end: number; text: string }

/** The words of a script between its marks, in order: what somebody reads aloud in one go. */
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

/** The words that stand before the place of a recording: those that are to be read for it. */
export function wordsFor(text: string, number: number): string {
  const { segments } = parseScript(text)
  const at = segments.findIndex((segment) => segment.kind === 'recording' && segment.number === number)
  if (at < 0) return ''
  const start = segments.slice(0, at).findLastIndex((segment) => segment.kind === 'recording') + 1
  return spokenParts(segments.slice(start, at))
    .map((part) => part.text)
    .join('\n')
}

/** The script with a place for a recording after each of its spoken parts; one that has such places stays as it is. */
export function withRecordingPlaces(text: string, word = 'recording'): string {
  const { segments } = parseScript(text)
  if (segments.some(({ kind }) => kind === 'recording')) return text
  const parts = spokenParts(segments).slice(0, RECORDINGS_MOST)
  return parts.reduceRight((script, { end }, i) => `${script.slice(0, end)}\n[${word} ${i + 1}]${script.slice(end)}`, text)
}
