import { Lexer, Tokenizer, type Token, type Tokens } from 'marked'

/** Characters that may begin or end a construct inside a paragraph. */
const SIGNS = /[*_~`[\]<&@]|www\.|:\/\//g
/** Maximum of such characters in one paragraph, and of the sum of their squares over a text; beyond it the text is not parsed. */
const MAX_SIGNS = 2000
const MAX_WORK = 10_000_000
/** Maximum lines of an underlined (setext) heading. */
const MAX_HEADING_LINES = 20
/** Maximum of missing cells in all tables of a text: each row is padded to the width of its head. */
const MAX_MISSING_CELLS = 50_000
/** Maximum of characters that quotes and tables of a text may match and then return. */
const MAX_GIVEN_BACK = 2_000_000
/** Maximum of characters copied while lines are joined to the paragraph or list item that they continue: 1,500 lines of 80. */
const MAX_COPIED = 100_000_000
const ESCAPED = /\\([!-/:-@[-`{-~])/g
/** Nested quotes and lists, all begun on one line. */
const DEEP_LINE = /^(?:[ \t]{0,9}(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){60}/m

class BoundedTokenizer extends Tokenizer {
  private missing = 0
  private givenBack = 0
  private copied = 0

  // HTML in Markdown is text, not markup: without these two methods marked reads `<b>` like any other text.
  override html(): undefined {}
  override tag(): undefined {}

  override code(src: string): Tokens.Code | undefined {
    const code = super.code(src)
    if (code) this.countCopy()
    return code
  }

  override def(src: string): Tokens.Def | undefined {
    const def = super.def(src)
    if (def) this.countCopy()
    return def
  }

  /** From each line of a list item marked scans all following ones for the underline of a heading. */
  override lheading(src: string): Tokens.Heading | undefined {
    const heading = super.lheading(src.slice(0, endOfLines(src, MAX_HEADING_LINES)))
    // No heading: a paragraph or a line of one. (With our own `paragraph`, marked would no longer join lines.)
    if (!heading) this.countCopy()
    return heading
  }

  /** marked copies all earlier lines for each line that continues them. Throws RangeError beyond MAX_COPIED. */
  private countCopy(): void {
    const { lastToken } = this.lexer.state
    if (lastToken?.type === 'text' || lastToken?.type === 'paragraph') this.copied += lastToken.raw.length
    if (this.copied > MAX_COPIED) throw new RangeError('a paragraph of too many lines')
  }

  /** marked matches all lines that a quote may include, and returns those after a block that ends it: once per quote. Throws RangeError. */
  override blockquote(src: string): Tokens.Blockquote | undefined {
    const taken = this.rules.block.blockquote.exec(src)?.[0].length ?? 0
    const quote = super.blockquote(src)
    if (quote) this.countGivenBack(taken - quote.raw.length)
    return quote
  }

  /** A wide head over many short rows would fill any memory. */
  override table(src: string): Tokens.Table | undefined {
    const [taken, head, , body = ''] = this.rules.block.table.exec(src) ?? []
    if (taken === undefined || head === undefined) return undefined
    const cells = head.split('|').length * body.split('\n').length
    this.missing += Math.max(0, cells - body.split('|').length)
    const table = this.missing > MAX_MISSING_CELLS ? undefined : super.table(src)
    if (!table) this.countGivenBack(taken.length)
    return table
  }

  private countGivenBack(characters: number): void {
    this.givenBack += Math.max(0, characters)
    if (this.givenBack > MAX_GIVEN_BACK) throw new RangeError('lines are read too often')
  }
}

/** The index at which so many lines of a text end. */
function endOfLines(text: string, lines: number): number {
  let end = -1
  for (let n = 0; n < lines; n++) {
    end = text.indexOf('\n', end + 1)
    if (end === -1) return text.length
  }
  return end
}

/**
 * marked scans from each special character of a paragraph through all others: fifty thousand in one took hours. A paragraph with more
 * of them than anybody writes, or a text with more such paragraphs, stays plain text.
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

/** CommonMark and GFM tokens of a text. Throws RangeError for nesting and paragraphs that no person writes. */
export function tokensOf(markdown: string): Token[] {
  if (DEEP_LINE.test(markdown)) throw new RangeError('nested too deeply')
  return new BoundedLexer({ gfm: true, tokenizer: new BoundedTokenizer() }).lex(markdown)
}
