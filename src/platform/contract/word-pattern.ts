/**
 * A pattern over words: `when did i last? feel <x>`. `a|b` is either, a `?` behind a word makes it optional, `*` is any words or none,
 * `<x>` matches one word or more, `<x?>` perhaps none, `<#n>` one number. It must match the whole text. Not a regular expression, so
 * that no text can make it slow: at most MOST_WORDS words are read, and no position is tried twice.
 */
export type Pattern = readonly Piece[]
type Piece =
  | { kind: 'word'; of: ReadonlySet<string>; isOptional: boolean }
  | { kind: 'any' }
  | { kind: 'take'; name: string; least: 0 | 1 }
  | { kind: 'number'; name: string }

/** The words that each slot matched: from the first to before the last. */
export type Taken = Readonly<Record<string, readonly [from: number, to: number]>>
/** `named`: number of literal words in the pattern; the more, the surer is the match. */
export type Match = { taken: Taken; named: number }

export const MOST_WORDS = 40

export const patternOf = (text: string): Pattern => text.trim().split(' ').map(pieceOf)

/** One pattern per line. */
export const patternsOf = (lines: string): Pattern[] =>
  lines
    .split('\n')
    .map((line) => line.split(' ').filter(Boolean).join(' '))
    .filter(Boolean)
    .map(patternOf)

function pieceOf(piece: string): Piece {
  if (piece === '*') return { kind: 'any' }
  if (piece.startsWith('<#')) return { kind: 'number', name: piece.slice(2, -1) }
  if (piece.endsWith('?>')) return { kind: 'take', name: piece.slice(1, -2), least: 0 }
  if (piece.startsWith('<')) return { kind: 'take', name: piece.slice(1, -1), least: 1 }
  const isOptional = piece.endsWith('?')
  return { kind: 'word', of: new Set((isOptional ? piece.slice(0, -1) : piece).split('|')), isOptional }
}

const isNumber = (word: string | undefined): boolean => word !== undefined && word !== '' && Number.isFinite(Number(word))

/** The first match; undefined where the pattern does not match. */
export function matchPattern(pattern: Pattern, words: readonly string[]): Match | undefined {
  const failed = new Set<number>()
  const step = (at: number, word: number): Match | undefined => {
    const piece = pattern[at]
    if (!piece) return word === words.length ? { taken: {}, named: 0 } : undefined
    const key = at * (MOST_WORDS + 1) + word
    if (failed.has(key)) return undefined
    const found = tryPiece(piece, at, word)
    if (!found) failed.add(key)
    return found
  }
  const tryPiece = (piece: Piece, at: number, word: number): Match | undefined => {
    if (piece.kind === 'word') {
      const rest = piece.of.has(words[word] ?? '') ? step(at + 1, word + 1) : undefined
      if (rest) return { ...rest, named: rest.named + 1 }
      return piece.isOptional ? step(at + 1, word) : undefined
    }
    if (piece.kind === 'number') {
      const rest = isNumber(words[word]) ? step(at + 1, word + 1) : undefined
      return rest && { ...rest, taken: { ...rest.taken, [piece.name]: [word, word + 1] } }
    }
    for (let end = word + (piece.kind === 'take' ? piece.least : 0); end <= words.length; end++) {
      const rest = step(at + 1, end)
      if (rest) return piece.kind === 'take' ? { ...rest, taken: { ...rest.taken, [piece.name]: [word, end] } } : rest
    }
    return undefined
  }
  return words.length > MOST_WORDS ? undefined : step(0, 0)
}
