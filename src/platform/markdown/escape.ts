export type EscapeContext = { inTable?: boolean; atLineStart?: boolean; beforeLink?: boolean }

const reference = (blank: string) => (blank === '\u00a0' ? '&nbsp;' : `&#${blank.codePointAt(0)};`)

/** Text as Markdown that parses to exactly this text. Only characters with a meaning are escaped: the source stays readable. */
export function escapeText(text: string, { inTable = false, atLineStart = false, beforeLink = false }: EscapeContext): string {
  let out = text
    .replace(/[\\`*[\]~]/g, '\\$&')
    .replace(/_/g, (sign, at: number) => (isLetter(text, at, -1) && isLetter(text, at, 1) ? sign : `\\${sign}`))
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/&(?=#?\w{1,32};)/g, '\\&')
    // Addresses that are not links stay no links, also where they begin in the middle of a word: so they are read after a sign.
    .replace(/(https?|ftp):(?=\/\/)/gi, '$1\\:')
    .replace(/www\.(?=\S)/gi, (www) => `${www.slice(0, -1)}\\.`)
    .replace(/(?<=[\w.+-])@(?=[\w-]+\.)/g, '\\@')
  if (inTable) out = out.replaceAll('|', '\\|')
  if (beforeLink) out = out.replace(/!$/, '\\!')
  if (atLineStart) {
    out = out
      .replace(/^\s+/, (blanks) => [...blanks].map(reference).join(''))
      .replace(/^(#{1,6})(?=\s|$)/, '\\$1')
      .replace(/^[>|:]/, '\\$&')
      .replace(/^[-+](?=[\s\-|:]|$)/, '\\$&')
      .replace(/^=+$/, '\\$&')
      .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
  }
  // Blanks other than a plain one are trimmed off at the edges by readers.
  let end = out.length
  while (end > 0 && out[end - 1] !== ' ' && out[end - 1]!.trim() === '') end--
  return out.slice(0, end) + Array.from(out.slice(end), (blank) => reference(blank)).join('')
}

function isLetter(text: string, at: number, step: -1 | 1): boolean {
  const beside = step === 1 ? text.slice(at + 1, at + 3) : text.slice(Math.max(0, at - 2), at)
  return step === 1 ? /^[\p{L}\p{N}]/u.test(beside) : /[\p{L}\p{N}]$/u.test(beside)
}
