/** Longest text that a voice takes at once. */
const MOST_LETTERS = 300
/** Abbreviations that end in a full stop without ending a sentence, in both languages. */
const ABBREVIATION = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|vs|etc|e\.g|i\.e|z\.b|bzw|usw|ca|nr)\.$/i
const END = /[.!?…]["'”’“»)]{0,3}(?=\s)|\n[ \t]*\n/g

/**
 * The sentences of a text between two offsets, as offsets without surrounding white space. A sentence ends at . ! ? … before
 * white space, or at an empty line; a long one is split at a comma or a space. Text without letters and digits is skipped.
 */
export function splitSentences(text: string, from: number, to: number): { start: number; end: number }[] {
  const part = text.slice(from, to)
  const sentences: { start: number; end: number }[] = []
  let start = 0
  for (const match of part.matchAll(END)) {
    const end = match.index + match[0].length
    if (!match[0].startsWith('\n') && ABBREVIATION.test(part.slice(start, end))) continue
    add(start, end)
    start = end
  }
  add(start, part.length)
  return sentences

  function add(begin: number, end: number): void {
    const piece = part.slice(begin, end)
    if (!/[\p{L}\p{N}]/u.test(piece)) return
    const first = begin + piece.length - piece.trimStart().length
    const last = begin + piece.trimEnd().length
    for (const cut of cutLong(part, first, last)) sentences.push({ start: from + cut.start, end: from + cut.end })
  }
}

function cutLong(text: string, start: number, end: number): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = []
  let at = start
  while (end - at > MOST_LETTERS) {
    const head = text.slice(at, at + MOST_LETTERS)
    const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': '))
    const space = Math.max(head.lastIndexOf(' '), head.lastIndexOf('\n'))
    const cut = comma > MOST_LETTERS / 3 ? comma + 1 : space > 0 ? space : MOST_LETTERS
    pieces.push({ start: at, end: at + cut })
    at += cut
    while (at < end && /\s/.test(text[at]!)) at++
  }
  if (at < end) pieces.push({ start: at, end })
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(text.slice(piece.start, piece.end)))
}
