/** A parsed article: paragraphs and headings in order, and its sources. */
export type Article = {
  title: string
  lead: string
  blocks: readonly { kind: 'heading' | 'text'; text: string }[]
  sources: readonly string[]
}

/**
 * Parses an article's file: `# title`, its lead on the next line, then paragraphs and `## headings` between blank lines, and at the
 * end `Sources:` (`Quellen:`) with a line each. There are no links and no pictures.
 */
export function readArticle(file: string): Article {
  const [head = '', tail = ''] = file.split(/\n(?:Sources|Quellen):\n/)
  const [first = '', ...rest] = head.trim().split(/\n{2,}/)
  const [title = '', lead = ''] = first.split('\n')
  return {
    title: title.replace(/^# /, ''),
    lead,
    blocks: rest.map((text) => (text.startsWith('## ') ? { kind: 'heading', text: text.slice(3) } : { kind: 'text', text })),
    sources: tail
      .trim()
      .split('\n')
      .map((line) => line.replace(/^- /, '')),
  }
}

export const wordsIn = ({ lead, blocks }: Article): number => [lead, ...blocks.map(({ text }) => text)].join(' ').split(/\s+/).length

/** Reading speed in words per minute. */
const PACE = 220
export const minutesFor = (words: number): number => Math.max(1, Math.round(words / PACE))
