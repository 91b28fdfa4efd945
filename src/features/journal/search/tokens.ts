import { fold } from '#platform/contract/fold.ts'

// Splits text into words and normalises them. The index, queries and highlighting all use it.

export type Token = {
  /** Folded. */
  term: string
  /** Its range [start, end) in the text. */
  start: number
  end: number
}

/** A run of letters and digits; apostrophes inside belong to it. */
const RUN = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’](?=\p{L}))*/gu
/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const PIECES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
/** A longer word is cut here; its beginning is enough to find it. */
const LONGEST = 64

/** Cache of folded words: most words occur repeatedly, and folding each once makes indexing ten years fast. */
const folded = new Map<string, string>()
const MAX_REMEMBERED = 50_000

function termOf(raw: string): string {
  let term = folded.get(raw)
  if (term !== undefined) return term
  term = fold(raw.length > LONGEST ? raw.slice(0, LONGEST) : raw)
  if (/['’]/.test(term)) term = withoutApostrophes(term)
  if (folded.size >= MAX_REMEMBERED) folded.clear()
  folded.set(raw, term)
  return term
}

/** `anna's` is anna, `l'amour` is amour, `don't` is dont. */
function withoutApostrophes(term: string): string {
  const plain = term.replace(/['’]s$/, '')
  const elided = /^\p{L}{1,2}['’](\p{L}{3,})$/u.exec(plain)
  return (elided ? elided[1]! : plain).replace(/['’]/g, '')
}

/** Calls `take` with every word, in order. Scripts without spaces are passed as overlapping pairs of characters. */
export function eachToken(text: string, take: (term: string, start: number, end: number) => void): void {
  // Some letters fold to an empty string, because they consist of marks only.
  const each = (term: string, start: number, end: number) => void (term !== '' && take(term, start, end))
  RUN.lastIndex = 0
  for (let found = RUN.exec(text); found; found = RUN.exec(text)) {
    const raw = found[0]
    const at = found.index
    if (!UNSPACED.test(raw)) each(termOf(raw), at, at + raw.length)
    else
      for (const piece of raw.matchAll(PIECES)) {
        const start = at + piece.index
        if (UNSPACED.test(piece[0])) eachPair(piece[0], start, each)
        else each(termOf(piece[0]), start, start + piece[0].length)
      }
    // `take` may have tokenised another text meanwhile.
    RUN.lastIndex = at + raw.length
  }
}

/** Pairs of characters, and the last one alone, so that every character begins a term and can be found as a prefix. */
function eachPair(run: string, at: number, each: (term: string, start: number, end: number) => void): void {
  // A character includes its combining marks.
  const signs = run.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
  let start = at
  for (const [i, sign] of signs.entries()) {
    const next = signs[i + 1] ?? ''
    each(fold(sign + next), start, start + sign.length + next.length)
    start += sign.length
  }
}

export function tokens(text: string): Token[] {
  const found: Token[] = []
  eachToken(text, (term, start, end) => void found.push({ term, start, end }))
  return found
}

/** The terms of a typed word, in order. The single last character of a run of pairs is skipped, because its pair contains it. */
export function queryTerms(word: string): string[] {
  const found = tokens(word)
  return found.filter(({ start }, i) => i === 0 || start >= found[i - 1]!.end || !isPairEnd(found, i)).map(({ term }) => term)
}

function isPairEnd(found: readonly Token[], i: number): boolean {
  const before = found[i - 1]!
  return found[i]!.end === before.end && found[i]!.start > before.start
}

/** Normalises a tag for comparison: without case and accents, and with `-` for spaces. */
export function foldTag(tag: string): string {
  return fold(tag.trim()).replace(/[\s_-]+/gu, '-')
}
