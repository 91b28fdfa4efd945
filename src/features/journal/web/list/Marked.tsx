import type { Snippet } from '../../contract/search.ts'

/** Text with the search matches marked. */
export function Marked({ text, marks }: Snippet) {
  const parts: { text: string; found: boolean }[] = []
  let at = 0
  for (const [from, to] of marks) {
    if (from < at || to <= from) continue
    if (from > at) parts.push({ text: text.slice(at, from), found: false })
    parts.push({ text: text.slice(from, to), found: true })
    at = to
  }
  if (at < text.length) parts.push({ text: text.slice(at), found: false })
  return parts.map((part, index) =>
    // oxlint-disable-next-line no-array-index-key -- parts have no name but their place
    part.found ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  )
}
