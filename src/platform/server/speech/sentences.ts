/** Words that end in a full stop without ending a sentence. */
const abbreviation = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|vs|etc|e\.g|i\.e)\.$/i

/**
 * Cuts text into sentences, so that each can be spoken, cached and followed by a pause of our own.
 * A sentence ends at . ! ? … (with closing quotes or brackets) before white space; abbreviations and single initials do not end one.
 * A sentence longer than `limit` characters is cut at a comma, semicolon or space. Never returns empty pieces.
 */
export function splitSentences(text: string, limit = 400): string[] {
  const sentences: string[] = []
  let open = ''
  for (const piece of text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?…]["'”’)\]]{0,4}) /u)) {
    open = open ? `${open} ${piece}` : piece
    if (abbreviation.test(open) || /(?:^|\s)\p{Lu}\.$/u.test(open)) continue
    if (open) sentences.push(...cutLong(open, limit))
    open = ''
  }
  if (open) sentences.push(...cutLong(open, limit))
  return sentences
}

function cutLong(sentence: string, limit: number): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > limit) {
    const head = rest.slice(0, limit)
    const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': '))
    const space = head.lastIndexOf(' ')
    const cut = comma > limit / 3 ? comma + 1 : space > 0 ? space : limit
    parts.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  if (rest) parts.push(rest)
  return parts
}
