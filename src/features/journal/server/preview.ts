import { plainText } from '../search/plain-text.ts'

/** The beginning of a Markdown text as plain text, on one line. */
export function preview(markdown: string, length = 160): string {
  const plain = plainText(markdown.slice(0, length * 8))
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= length) return plain
  const cut = plain.slice(0, length)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length - 30)).replace(/[\ud800-\udbff]$/, '')}…`
}
