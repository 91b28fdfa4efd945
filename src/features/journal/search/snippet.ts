import type { Snippet } from '../contract/search.ts'
import { tokens, type Token } from './tokens.ts'
import { plainText } from './plain-text.ts'
import type { Matched } from './types.ts'

/** Characters of text around a match. */
const LENGTH = 180
const BEFORE = 50
/** Characters of a very long entry in which matches are looked for. */
const MAX_READ = 300_000
const MAX_MARKS = 40

type Mark = [start: number, end: number]

/** Title and the best matching piece of text of a found entry, with the matches marked. `body` is Markdown. */
export function snippetsOf(entry: { title: string; body: string }, matched: Matched): { title: Snippet; text: Snippet } {
  const text = plainText(entry.body).slice(0, MAX_READ).replace(/\s+/g, ' ').trim()
  return {
    title: { text: entry.title, marks: marksIn(entry.title, matched).slice(0, MAX_MARKS) },
    text: pieceOf(text, marksIn(text, matched)),
  }
}

/** The ranges of the matched words in a text: in order, never overlapping, always inside. */
export function marksIn(text: string, { terms, phrases }: Matched): Mark[] {
  const found = tokens(text)
  const marked = new Uint8Array(found.length)
  for (const [i, { term }] of found.entries()) {
    if (terms.has(term)) marked[i] = 1
    for (const phrase of phrases) if (begins(found, i, phrase)) marked.fill(1, i, i + phrase.terms.length)
  }
  const marks: Mark[] = []
  for (const [i, { start, end }] of found.entries()) {
    const last = marks.at(-1)
    if (!marked[i]) continue
    // Pairs of characters overlap.
    if (last && start < last[1]) last[1] = Math.max(last[1], end)
    else marks.push([start, end])
  }
  return marks
}

function begins(found: readonly Token[], at: number, { terms, prefix }: { terms: readonly string[]; prefix: boolean }): boolean {
  return terms.every((term, i) => {
    const other = found[at + i]?.term
    return prefix && i === terms.length - 1 ? other?.startsWith(term) : other === term
  })
}

function pieceOf(text: string, marks: readonly Mark[]): Snippet {
  if (text.length <= LENGTH) return { text, marks: marks.slice(0, MAX_MARKS) }
  const first = best(text, marks)
  const from = first === undefined ? 0 : wordStart(text, Math.max(0, first[0] - BEFORE))
  const to = wordEnd(text, Math.min(text.length, Math.max(from + LENGTH, first?.[1] ?? 0)))
  const lead = from > 0 ? '…' : ''
  const inside = marks.filter(([start, end]) => start >= from && end <= to)
  const shift = lead.length - from
  return {
    text: `${lead}${text.slice(from, to)}${to < text.length ? '…' : ''}`,
    marks: inside.slice(0, MAX_MARKS).map(([start, end]): Mark => [start + shift, end + shift]),
  }
}

/** The mark that begins the piece with the most different words. */
function best(text: string, marks: readonly Mark[]): Mark | undefined {
  let most = 0
  let chosen: Mark | undefined
  for (const [i, mark] of marks.entries()) {
    const words = new Set<string>()
    for (let j = i; j < marks.length && marks[j]![1] <= mark[0] + LENGTH - BEFORE; j++) words.add(text.slice(...marks[j]!).toLowerCase())
    if (words.size > most) {
      most = words.size
      chosen = mark
    }
  }
  return chosen ?? marks[0]
}

/** Moves a start to a word boundary if a space is near; never splits a surrogate pair. */
function wordStart(text: string, at: number): number {
  if (at === 0) return 0
  const blank = text.indexOf(' ', at)
  if (blank >= 0 && blank < at + BEFORE) return blank + 1
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length
  const blank = text.lastIndexOf(' ', at)
  if (blank > at - 30) return blank
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at
}
