import { MOST_WRITTEN } from '../../contract-written.ts'
import { markedLink } from '../../marked.ts'

// Cleans a model's output for display: paragraphs of plain text, and links to words of the wiki. Markup is not trusted: tags and
// addresses are removed, images and links become their text, and `[[word]]` is linked only if the dictionary has the word.

/** Limits of constructs: a longer one is treated as text, so that the amount of buffered text is bounded. */
const LONGEST_DOOR = 160
const LONGEST_LINK = 600
const LONGEST_TAG = 300
const LONGEST_WORD = 2000

type Part = { text: string } | { shown: string; target: string }

/**
 * Takes a model's text in chunks of any size and returns the displayable part of each; the concatenation does not depend on the
 * chunks. `articleSlug` returns the page of a word; undefined: no link.
 */
export function cleaner(articleSlug: (word: string) => string | undefined): { push(raw: string): string; end(): string } {
  let rest = ''
  let written = 0
  /** Pending whitespace, written before the next word. */
  let blank = ''
  let isLineStart = true

  function say(parts: readonly Part[]): string {
    const words = parts
      .map((part) => ('text' in part ? plainOf(part.text) : shownOf(part)))
      .join('')
      .toWellFormed()
    if (words === '' || written >= MOST_WRITTEN) return ''
    const wording = (written === 0 ? '' : blank) + words
    blank = ''
    written += wording.length
    return wording
  }

  function shownOf({ shown, target }: { shown: string; target: string }): string {
    const words = plainOf(shown.replaceAll(/<[^<>]{0,300}>|[[\]|<>]/g, ''))
      .replaceAll(/\s+/g, ' ')
      .trim()
    const slug = words === '' ? undefined : articleSlug(target.trim())
    return slug === undefined ? words : markedLink(words, slug)
  }

  function take(isEnd: boolean): string {
    let wording = ''
    let at = 0
    while (at < rest.length) {
      const space = spaceAt(rest, at)
      if (space > at) {
        if (space === rest.length && !isEnd) break
        const run = rest.slice(at, space)
        if (run.includes('\n')) isLineStart = true
        blank = run.includes('\n') || blank === '\n' ? '\n' : ' '
        at = space
        continue
      }
      const word = wordAt(rest, at, isEnd)
      if (!word) break
      const raw = rest.slice(at, word.end)
      at = word.end
      if (isLineStart && isLineMark(raw)) continue
      isLineStart = false
      wording += say(word.parts)
    }
    rest = rest.slice(at)
    return wording
  }

  return {
    push(raw) {
      rest += raw.replaceAll(UNSEEN, '')
      return take(false)
    },
    end: () => take(true),
  }
}

/** Control characters except line ends, and invisible characters that reorder or hide their neighbours. */
const UNSEEN = /[^\P{Cc}\n\t ]|[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu

const isSpace = (letter: string): boolean => /\s/.test(letter)

function spaceAt(text: string, from: number): number {
  let at = from
  while (at < text.length && isSpace(text[at]!)) at++
  return at
}

/** Line prefixes that are markup: a heading, a list, a quote, a rule, a code fence. */
const isLineMark = (word: string): boolean =>
  /^(?:#{1,6}|[-+•>*]{1,3}|\d{1,2}[.)]|`{3}\w{0,20}|-{3,40}|\*{3,40}|={3,40}|~{3,40})$/.test(word)

/** The word that begins at `from`, with its parts; undefined: its end has not been received yet. */
function wordAt(text: string, from: number, isEnd: boolean): { end: number; parts: Part[] } | undefined {
  const parts: Part[] = []
  let plain = from
  let at = from
  const upTo = (end: number) => {
    if (end > plain) parts.push({ text: text.slice(plain, end) })
  }
  while (at < text.length && !isSpace(text[at]!) && at - from < LONGEST_WORD) {
    const found = constructAt(text, at, isEnd)
    if (found === 'more') return undefined
    if (found === undefined) {
      at++
      continue
    }
    upTo(at)
    if (found.part) parts.push(found.part)
    at = found.end
    plain = at
  }
  if (at === text.length && !isEnd) return undefined
  upTo(at)
  return { end: at, parts }
}

type Construct = { end: number; part?: Part }

function constructAt(text: string, at: number, isEnd: boolean): Construct | 'more' | undefined {
  const letter = text[at]
  if (letter === '<') {
    const next = text[at + 1]
    if (next === undefined) return isEnd ? undefined : 'more'
    if (!/[a-z/!?]/i.test(next)) return undefined
    const end = closing(text, at + 1, '>', LONGEST_TAG, isEnd)
    return typeof end === 'number' ? { end: end + 1 } : end
  }
  if (letter === '!') {
    // An image becomes its text; an exclamation mark that ends a sentence stays.
    if (text[at + 1] === undefined) return isEnd ? undefined : 'more'
    return text[at + 1] === '[' && text[at + 2] !== '[' ? constructAt(text, at + 1, isEnd) : undefined
  }
  if (letter !== '[') return undefined
  if (text[at + 1] === undefined) return isEnd ? undefined : 'more'
  if (text[at + 1] === '[') {
    const end = closing(text, at + 2, ']]', LONGEST_DOOR, isEnd)
    if (typeof end !== 'number') return end
    const [shown = '', target = shown] = text.slice(at + 2, end).split('|')
    return { end: end + 2, part: { shown, target } }
  }
  const label = closing(text, at + 1, ']', LONGEST_DOOR, isEnd)
  if (typeof label !== 'number') return label
  if (text[label + 1] === undefined && !isEnd) return 'more'
  if (text[label + 1] !== '(') return undefined
  const end = closing(text, label + 2, ')', LONGEST_LINK, isEnd)
  return typeof end === 'number' ? { end: end + 1, part: { text: text.slice(at + 1, label) } } : end
}

/** Position of `mark` on the same line, within `most` characters; `more`: it may still be received. */
function closing(text: string, from: number, mark: string, most: number, isEnd: boolean): number | 'more' | undefined {
  const line = text.slice(from, from + most)
  const newline = line.indexOf('\n')
  const part = newline === -1 ? line : line.slice(0, newline)
  const found = part.indexOf(mark)
  if (found !== -1) return from + found
  return newline !== -1 || line.length === most || isEnd ? undefined : 'more'
}

/** Includes protocol-relative addresses; a lone `//` is none. */
const ADDRESS = /(?:(?:[a-z][a-z\d+.-]{0,30}:)?\/\/(?=[\p{L}\p{N}[])|[a-z][a-z\d+.-]{0,30}:\/\/|www\.|mailto:)\S*/giu

/** Text without emphasis marks and addresses. */
function plainOf(text: string): string {
  return text.replaceAll(/\*{1,3}|`{1,3}|_{2,3}|~~/g, '').replaceAll(ADDRESS, '…')
}

/** Truncated text up to the end of its last complete sentence. */
export function wholeSentences(text: string): string {
  for (let at = text.length - 1; at > 0; at--) {
    if ('.!?…'.includes(text[at]!) && (at + 1 === text.length || isSpace(text[at + 1]!))) return text.slice(0, at + 1)
    if (text[at] === '\n' && text.length - at > 400) break
  }
  return text.trimEnd()
}
