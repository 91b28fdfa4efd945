/**
 * A pattern over words: `when did i last? feel <x>`. `a|b` is either, `?` behind makes it optional, `*` is any words or none,
 * `<x>` takes one word or more, `<x?>` perhaps none. It stands for the whole text. Not a regular expression, so that no text can
 * make it slow: at most MOST_WORDS words are read.
 */
export type Pattern = readonly Piece[]
type Piece = { kind: 'word'; of: ReadonlySet<string>; isOptional: boolean } | { kind: 'any' } | { kind: 'take'; least: 0 | 1 }

export const MOST_WORDS = 40

export const patternOf = (text: string): Pattern =>
  text
    .trim()
    .split(' ')
    .map((piece): Piece => {
      if (piece === '*') return { kind: 'any' }
      if (piece === '<x>') return { kind: 'take', least: 1 }
      if (piece === '<x?>') return { kind: 'take', least: 0 }
      const isOptional = piece.endsWith('?')
      return { kind: 'word', of: new Set((isOptional ? piece.slice(0, -1) : piece).split('|')), isOptional }
    })

/** What `<x>` took, '' where the pattern takes nothing; undefined where it does not fit. */
export function matchPattern(pattern: Pattern, words: readonly string[]): string | undefined {
  const failed = new Set<number>()
  const step = (at: number, word: number): string | undefined => {
    const piece = pattern[at]
    if (!piece) return word === words.length ? '' : undefined
    const key = at * (MOST_WORDS + 1) + word
    if (failed.has(key)) return undefined
    const found = tryPiece(piece, at, word)
    if (found === undefined) failed.add(key)
    return found
  }
  const tryPiece = (piece: Piece, at: number, word: number): string | undefined => {
    if (piece.kind === 'word') {
      const taken = piece.of.has(words[word] ?? '') ? step(at + 1, word + 1) : undefined
      return taken ?? (piece.isOptional ? step(at + 1, word) : undefined)
    }
    for (let end = word + (piece.kind === 'take' ? piece.least : 0); end <= words.length; end++) {
      const rest = step(at + 1, end)
      if (rest !== undefined) return piece.kind === 'take' ? words.slice(word, end).join(' ') : rest
    }
    return undefined
  }
  return words.length > MOST_WORDS ? undefined : step(0, 0)
}
