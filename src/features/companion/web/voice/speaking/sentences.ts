/** A piece of an answer for synthesis: its spoken text, and its range in the original answer. */
export type Sentence = { text: string; from: number; to: number }

/** Shorter sentences join the next one, so that "Yes." is not spoken alone. */
const LEAST = 16
/** Longer ones are cut at a comma or a blank: the server limits the letters of one request. */
const MOST = 280

/**
 * Splits an answer into sentences while it arrives. Each letter belongs to one of them at most, and each is returned once it is complete.
 */
export class SentenceCutter {
  readonly #segmenter: Intl.Segmenter
  #at = 0

  constructor(language: string) {
    this.#segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  }

  /** Takes the answer so far. `isWhole`: it is complete. */
  push(soFar: string, isWhole: boolean): Sentence[] {
    const rest = soFar.slice(this.#at)
    const pieces = [...this.#segmenter.segment(rest)].map(({ segment }) => segment)
    // The end of the last piece may not have arrived yet.
    if (!isWhole) pieces.pop()
    const found: Sentence[] = []
    let open = ''
    for (const [nth, piece] of pieces.entries()) {
      open += piece
      const isLast = isWhole && nth === pieces.length - 1
      if (open.trim().length < LEAST && !isLast && !piece.includes('\n')) continue
      for (const part of shortEnough(open)) {
        const text = spokenText(part)
        const to = this.#at + part.length
        if (/[\p{L}\p{N}]/u.test(text)) found.push({ text, from: this.#at, to })
        this.#at = to
      }
      open = ''
    }
    return found
  }
}

function shortEnough(sentence: string): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > MOST) {
    const head = rest.slice(0, MOST)
    const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': '))
    const blank = head.lastIndexOf(' ')
    const cut = comma > MOST / 3 ? comma + 2 : blank > 0 ? blank + 1 : MOST
    parts.push(rest.slice(0, cut))
    rest = rest.slice(cut)
  }
  return [...parts, rest]
}

/** Without Markdown signs, which are not spoken. */
export const spokenText = (text: string): string =>
  text
    .replaceAll(/[*_`#>|[\]~]/g, '')
    .split('\n')
    .map((line) => line.trim().replace(/^[-+•] /, ''))
    .filter(Boolean)
    .join(' ')

/** Number of letters of the answer that were heard when a part (0 to 1) of a sentence was spoken: never half a word. */
export function heardUpTo({ text, from, to }: Sentence, part: number, answer: string): number {
  if (part >= 1) return to
  const at = from + Math.floor((to - from) * Math.max(0, part))
  if (part <= 0 || text === '') return from
  const blank = answer.slice(from, at).lastIndexOf(' ')
  return blank < 0 ? from : from + blank
}
