import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { plainText as wordsOfMarkdown, wordsIn } from './search/plain-text.ts'
import { frontMatterOf } from './transfer/front-matter.ts'
import { htmlToMarkdown, textOrHtml } from './transfer/html.ts'
import { plainText } from '#platform/markdown/doc.ts'
import { docOf } from '#platform/markdown/to-doc.ts'
import { markdownOf } from '#platform/markdown/to-markdown.ts'

const SIGNS =
  '[|![|[a](|](|*a_|*|_a|**a|~~a |`|`a|``a |<p |<|> |>|- |1. |\\|&|&a|www.|a@b|http://| |\t|\n| \n|# |[a]: b\n|[a][|(|"|<a href="|<!--|===\n|---\n|    a\n|a  \n|- [ ] |```|~~~\n|<div>|<b>|<table>|<p a=|*a* |`a` |[a](b) |<http://a>|~a'
    .split('|')
    .concat('|', '|-', 'a|b\n')
const BYTES = 20_000

const readers: Record<string, (text: string) => unknown> = {
  'as Markdown': docOf,
  'for search and counts': (text) => wordsIn(wordsOfMarkdown(text)),
  'as HTML': htmlToMarkdown,
  'as a field that may be HTML': textOrHtml,
  'as a note with a head': (text) => frontMatterOf(`---\n${text}\n---\n`),
}

/** These texts once took minutes and now take milliseconds; the bound is far from both. */
const BOUND_MS = 4000

describe.each(Object.entries(readers))('a text made of markup, read %s', (_name, read) => {
  const take = (text: string) => {
    const start = performance.now()
    read(text)
    expect(performance.now() - start, JSON.stringify(text.slice(0, 20))).toBeLessThan(BOUND_MS)
  }

  it('takes no time to speak of, one sign over and over', () => {
    for (const sign of SIGNS) take(sign.repeat(Math.ceil(BYTES / sign.length)))
  })

  it('takes no time to speak of, a few signs over and over', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SIGNS), { minLength: 2, maxLength: 5 }), (signs) => {
        const unit = signs.join('')
        take(unit.repeat(Math.ceil(BYTES / unit.length)))
      }),
      { numRuns: 25, seed: 7 },
    )
  })
})

test('a paragraph of extremely many Markdown characters retains its text, and survives a round trip', () => {
  const text = `Before *this*.\n\n${'*a_ \\[b\\] '.repeat(3000)}\n\nAfter *that*.`
  const doc = docOf(text)
  expect(plainText(doc)).toContain('*a_ [b] *a_ [b]')
  expect(doc.content!.at(-1)!.content).toContainEqual({ type: 'text', text: 'that', marks: [{ type: 'italic' }] })
  const written = markdownOf(doc)
  expect(docOf(written)).toEqual(doc)
  expect(markdownOf(docOf(written))).toBe(written)
})
