import { Marked, type Token } from 'marked'

// HTML in Markdown is words, not markup: without these two tokenizers marked reads `<b>` as any other text.
const reader = new Marked({
  gfm: true,
  breaks: false,
  tokenizer: {
    html: () => undefined,
    tag: () => undefined,
    // Each sign of emphasis looks through the rest of its paragraph for its partner: fifty thousand in one took 16 seconds.
    // Where more than this follows, the signs stay as they were written; `false` leaves it to marked.
    emStrong: (rest: string) => (rest.length > LONG_PARAGRAPH ? undefined : false),
  },
})

/** Characters: some five thousand words without a line break. */
const LONG_PARAGRAPH = 30_000

/** CommonMark and GFM tokens of a text. Throws on nesting that no person writes (thousands deep). */
export function tokensOf(markdown: string): Token[] {
  return reader.lexer(markdown)
}
