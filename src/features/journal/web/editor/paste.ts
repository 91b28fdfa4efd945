import { Fragment, type Schema, Slice } from '@tiptap/pm/model'
import type { DocNode } from '#platform/markdown/doc.ts'
import { docOf } from '#platform/markdown/to-doc.ts'
import { MAX_BODY } from '../../contract/records.ts'

const MARKDOWN = [
  /^ {0,3}(?:#{1,6} |> |```|~~~|[-*+] (?:\[[ xX]\] )?\S|\d{1,9}[.)] \S)/m,
  /\]\((?:https?:|attachment:|\/)/,
  /(?:^|\s)(?:\*\*|__|~~)\S/,
  /[^\n]\|[^|\n]*\n {0,9}(?:\| {0,9})?:?-{3}/,
]

/** Whether plain text from the clipboard is Markdown. Prose with a stray asterisk is not. */
export const looksLikeMarkdown = (text: string): boolean => MARKDOWN.some((sign) => sign.test(text))

/** Text as paragraphs and lines, unchanged. */
export function plainDoc(text: string): DocNode {
  const paragraphs = text.replace(/\r\n?/g, '\n').split(/\n{2,}/)
  return {
    type: 'doc',
    content: paragraphs.map((part): DocNode => {
      const content = part
        .split('\n')
        .flatMap((line, index): DocNode[] => [
          ...(index > 0 ? [{ type: 'hardBreak', attrs: { soft: true } }] : []),
          ...(line ? [{ type: 'text', text: line }] : []),
        ])
      return { type: 'paragraph', ...(content.length > 0 ? { content } : {}) }
    }),
  }
}

/** Converts pasted plain text. With `byLetter` ("paste as plain text"), Markdown syntax is not interpreted. */
export function pastedSlice(schema: Schema, text: string, byLetter: boolean): Slice {
  const doc = schema.nodeFromJSON(!byLetter && looksLikeMarkdown(text) ? docOf(text) : plainDoc(text))
  // Open at both ends: a single line joins the line it is pasted into.
  return Slice.maxOpen(Fragment.from(doc.content))
}

/** Whether the pasted characters would exceed an entry's limit. */
export const isTooMuch = (present: number, pasted: number): boolean => present + pasted > MAX_BODY
