import { Marked, type Token } from 'marked'

// HTML in Markdown is words, not markup: without these two tokenizers marked reads `<b>` as any other text.
const reader = new Marked({ gfm: true, breaks: false, tokenizer: { html: () => undefined, tag: () => undefined } })

/** CommonMark and GFM tokens of a text. Throws on nesting that no person writes (thousands deep). */
export function tokensOf(markdown: string): Token[] {
  return reader.lexer(markdown)
}
