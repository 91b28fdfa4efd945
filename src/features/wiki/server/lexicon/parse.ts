/** Parts of speech: noun, verb, adjective, adverb. */
export const POS = ['n', 'v', 'a', 'r'] as const
export type Pos = (typeof POS)[number]

/** A word of the index: `offsets` of its meanings, most common first; `tagged` of them occur in tagged texts. */
export type IndexEntry = { lemma: string; pos: Pos; tagged: number; offsets: readonly number[] }

export type Pointer = {
  /** As in wninput(5WN): `@` hypernym, `~` hyponym, `!` antonym … */
  symbol: string
  pos: Pos
  offset: number
  /** The words it leads from and to, counted from 1; 0: the meanings as a whole. */
  from: number
  to: number
}

export type Synset = {
  pos: Pos
  offset: number
  /** Number of its lexicographer file: 17 is natural objects … */
  lexicographer: number
  /** Its words as written, with spaces. */
  words: readonly string[]
  pointers: readonly Pointer[]
  gloss: string
  examples: readonly { text: string; by?: string }[]
}

/** A line of an index file, whose fields are described in wndb(5WN). */
export function parseIndexLine(line: string): IndexEntry {
  const [lemma, pos, synsets, pointers, ...rest] = line.trimEnd().split(' ')
  const after = rest.slice(Number(pointers))
  const count = Number(synsets)
  return { lemma: lemma!, pos: pos as Pos, tagged: Number(after[1]), offsets: after.slice(2, 2 + count).map(Number) }
}

const posOf = (letter: string): Pos => (letter === 's' ? 'a' : (letter as Pos))

/** A line of a data file. */
export function parseSynset(line: string, pos: Pos): Synset {
  const bar = line.indexOf(' | ')
  const fields = (bar === -1 ? line : line.slice(0, bar)).split(' ')
  const count = Number.parseInt(fields[3]!, 16)
  const words = Array.from({ length: count }, (_, nth) => wordOf(fields[4 + 2 * nth]!))
  const start = 4 + 2 * count
  const pointers = Array.from({ length: Number(fields[start]) }, (_, nth): Pointer => {
    const [symbol, offset, kind, words4] = fields.slice(start + 1 + 4 * nth, start + 5 + 4 * nth) as [string, string, string, string]
    const from = Number.parseInt(words4.slice(0, 2), 16)
    return { symbol, offset: Number(offset), pos: posOf(kind), from, to: Number.parseInt(words4.slice(2), 16) }
  })
  return {
    pos,
    offset: Number(fields[0]),
    lexicographer: Number(fields[1]),
    words,
    pointers,
    ...parseGloss(bar === -1 ? '' : line.slice(bar + 3)),
  }
}

/** Removes the position marker of adjectives: `elect(ip)`. */
const wordOf = (field: string) => field.replace(/\((?:a|p|ip)\)$/, '').replaceAll('_', ' ')

/** Parses meaning and examples: `gloss; "an example"; "another"- somebody`. */
export function parseGloss(text: string): Pick<Synset, 'gloss' | 'examples'> {
  const examples: { text: string; by?: string }[] = []
  let gloss = ''
  const parts = text.trim().split('"')
  // An example is between an odd and an even quotation mark; an unclosed one runs to the end.
  for (const [nth, part] of parts.entries()) {
    if (nth === 0) gloss = part
    else if (nth % 2 === 1) {
      const example = part.replaceAll(/\s+/g, ' ').trim()
      if (example !== '') examples.push({ text: example })
    } else {
      const by = /^\s*-{1,2}\s*([A-Z][\w.' ]{2,40})/.exec(part)?.[1]?.trim()
      const last = examples.at(-1)
      if (by && last) examples[examples.length - 1] = { ...last, by }
    }
  }
  return { gloss: tidy(gloss), examples }
}

function tidy(gloss: string): string {
  const text = gloss
    .replaceAll('`', '‘')
    .replaceAll("'", '’')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,;:)])/g, '$1')
    .replaceAll('( ', '(')
    .trim()
  let end = text.length
  while (end > 0 && ' ;:,.'.includes(text[end - 1]!)) end--
  return balanced(text.slice(0, end))
}

/** Removes unbalanced parentheses, which some glosses contain. */
function balanced(text: string): string {
  let depth = 0
  let stored = ''
  for (const letter of text) {
    if (letter === ')' && depth === 0) continue
    if (letter === '(') depth++
    if (letter === ')') depth--
    stored += letter
  }
  return stored + ')'.repeat(depth)
}
