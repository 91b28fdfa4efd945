import { Lexer, Marked, type Token } from 'marked'

// HTML in Markdown is words, not markup: without these two tokenizers marked reads `<b>` as any other text.
const reader = new Marked({
  gfm: true,
  breaks: false,
  tokenizer: {
    html: () => undefined,
    tag: () => undefined,
  },
})

/** Signs that may begin or end something inside a paragraph. */
const SIGNS = /[*_~`[\]<&@]|www\.|:\/\//g
/** Signs of one paragraph, and the sum of their squares over a text, up to which they are looked at. */
const MAX_SIGNS = 2000
const MAX_WORK = 10_000_000
const ESCAPED = /\\([!-/:-@[-`{-~])/g
/** Quotes and lists inside each other, all begun on one line. */
const DEEP_LINE = /^(?:[ \t]{0,9}(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){60}/m

/**
 * marked looks from each sign of a paragraph through all others: fifty thousand in one took hours. A paragraph with more of them
 * than anybody writes, or a text with more such paragraphs, is read as the words it is.
 */
class BoundedLexer extends Lexer {
  private work = 0

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    const signs = src.match(SIGNS)?.length ?? 0
    const isTooMuch = signs > MAX_SIGNS || (this.work += signs * signs) > MAX_WORK
    if (!isTooMuch || signs === 0) return super.inlineTokens(src, tokens)
    const text = src.replace(ESCAPED, '$1')
    tokens.push({ type: 'text', raw: text, text, escaped: false })
    return tokens
  }
}

/** CommonMark and GFM tokens of a text. Throws RangeError on nesting that no person writes. */
export function tokensOf(markdown: string): Token[] {
  if (DEEP_LINE.test(markdown)) throw new RangeError('nested too deeply')
  return new BoundedLexer(reader.defaults).lex(markdown)
}
