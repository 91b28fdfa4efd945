import { fold } from '#platform/contract/fold.ts'

// How words are found in text, and when two of them count as the same. Index, query and highlighting all come through here.

export type Token = {
  /** Folded. */
  term: string
  /** Where it stands: [start, end) in the text. */
  start: number
  end: number
}

/** A run of letters and digits; apostrophes inside belong to it. */
const RUN = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’](?=\p{L}))*/gu
/** Scripts that put no blanks between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const PIECES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
/** A word longer than this is no word; its beginning is enough to find it. */
const LONGEST = 64

/** Most words of a text were in it before: folding each once is what makes an index of ten years quick. */
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

/** Calls `take` with every word, in order. Runs of scripts without blanks come as overlapping pairs of signs. */
export function eachToken(text: string, take: (term: string, start: number, end: number) => void): void {
  // A few letters are nothing but marks in disguise.
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
    // `take` may itself have looked for tokens.
    RUN.lastIndex = at + raw.length
  }
}

/** Pairs, and the last sign alone, so that every sign begins a term and a single one can be looked for as a prefix. */
function eachPair(run: string, at: number, each: (term: string, start: number, end: number) => void): void {
  // A sign with its marks is one.
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

/** What a typed word asks for: its terms, one after the other. The single last sign of a run of pairs is left to its pair. */
export function queryTerms(word: string): string[] {
  const found = tokens(word)
  return found.filter(({ start }, i) => i === 0 || start >= found[i - 1]!.end || !isPairEnd(found, i)).map(({ term }) => term)
}

function isPairEnd(found: readonly Token[], i: number): boolean {
  const before = found[i - 1]!
  return found[i]!.end === before.end && found[i]!.start > before.start
}

/** How a tag is compared: without case, accents and blanks. */
export function foldTag(tag: string): string {
  return fold(tag.trim()).replace(/[\s_-]+/gu, '-')
}
