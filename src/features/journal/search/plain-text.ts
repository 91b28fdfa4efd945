// Removes Markdown syntax, for previews, counts and search. Every expression here is linear in the text's length.

const ATTACHMENT = /!?\[([^\][\n]{0,500})\]\([^()\s]{0,2000}(?:\s"[^"\n]{0,500}")?\)/g
const AUTOLINK = /<(https?:\/\/[^<>\s]{1,2000})>/g
const TAGS = /<\/?[a-z][^<>\n]{0,500}>/gi
const LINE_START = /^[ \t]{0,12}(?:(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+)+(?:\[[ xX]\][ \t]+)?/gm
const QUOTE_ONLY = /^[ \t]{0,3}>[ \t]*$/gm
const RULES = /^[ \t]{0,3}(?:[-*_][ \t]*){3,80}$/gm
const FENCE = /^[ \t]{0,3}(?:```|~~~)[^\n`]{0,200}$/gm
const TABLE_RULE = /^[ \t]{0,40}(?:\|[ \t]{0,40})?:?--[-|: \t]*$/gm
const EMPHASIS = /\*{1,3}|~~|`+|(?<![\p{L}\p{N}])_{1,3}|_{1,3}(?![\p{L}\p{N}])/gu
const ESCAPE = /\\([!-/:-@[-`{-~])/g

/** The plain text of Markdown: labels of links and pictures stay, addresses are removed; line breaks stay. */
export function plainText(markdown: string): string {
  if (!/[\\#>*+_`~[\]<|\d-]/.test(markdown)) return markdown
  return markdown
    .replace(FENCE, '')
    .replace(RULES, '')
    .replace(TABLE_RULE, '')
    .replace(ATTACHMENT, '$1')
    .replace(AUTOLINK, '$1')
    .replace(TAGS, ' ')
    .replace(QUOTE_ONLY, '')
    .replace(LINE_START, '')
    .replace(EMPHASIS, '')
    .replace(/^\||\|$|(?<=[^\n])\|/gm, ' ')
    .replace(ESCAPE, '$1')
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:[’'\-.][\p{L}\p{N}\p{M}]+)*/gu
const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** Counts the words of plain text. Scripts without spaces (Chinese, Japanese) are counted by character, as is usual for them. */
export function wordsIn(text: string): number {
  if (/^[\x20-\x7e\s]*$/.test(text)) return text.match(/[a-z0-9]+(?:['\-.][a-z0-9]+)*/gi)?.length ?? 0
  const signs = text.match(WITHOUT_BLANKS)?.length ?? 0
  const rest = signs > 0 ? text.replace(WITHOUT_BLANKS, ' ') : text
  return signs + (rest.match(WORD)?.length ?? 0)
}
