import { joined, type DocNode } from './doc.ts'
import { markdownOf } from './to-markdown.ts'
import { docOf } from './to-doc.ts'

/**
 * A model's answer as plain Markdown: paragraphs, emphasis, lists. Links lose their addresses and pictures become text, because a
 * misled model could hide private text in an address; headings become paragraphs.
 */
export function plainAnswer(markdown: string): string {
  return markdownOf(plainNode(docOf(markdown))).trim()
}

function plainNode(node: DocNode): DocNode {
  if (node.type === 'image') return { type: 'text', text: String(node.attrs?.alt ?? '') }
  if (node.type === 'attachment') return { type: 'text', text: String(node.attrs?.label ?? '') }
  const type = node.type === 'heading' ? 'paragraph' : node.type
  const marks = node.marks?.filter(({ type: mark }) => mark !== 'link')
  // Joined first: two adjacent pieces of text can form one address.
  const content = node.content && joined(node.content.map(plainNode)).map(withoutAddress)
  const { marks: _marks, content: _content, attrs, ...rest } = node
  return {
    ...rest,
    type,
    ...(attrs && type === node.type ? { attrs } : {}),
    ...(marks && marks.length > 0 ? { marks } : {}),
    ...(content ? { content } : {}),
  }
}

/** A bare address would become a link again when the text is parsed. */
function withoutAddress(node: DocNode): DocNode {
  if (node.text === undefined) return node
  return { ...node, text: node.text.replace(/(?:[a-z][a-z\d+.-]{0,30}:\/\/|www\.|mailto:)\S+/gi, '…') }
}

/** A text as a quote, with a line on its origin. */
export function quoted(markdown: string, byline: string): string {
  const lines = `${markdown}\n\n*${byline.replace(/[*_\\]/g, '\\$&')}*`.split('\n')
  return lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n')
}

/** Up to three titles from a model's lines, without any marks around them. */
export function titlesIn(answer: string): string[] {
  const lines = answer.split('\n').map((line) =>
    line
      .replace(/^[\s>#]*(?:[-*+•]|\d{1,2}[.)])?\s*/, '')
      .replace(/[*_`]{1,3}/g, '')
      .replace(/^["“”„«»‚‘'\s]{1,40}|["“”„«»‘’'\s]{1,40}$/g, '')
      .trim(),
  )
  return [...new Set(lines.filter((line) => line !== '' && line.length <= 120 && !line.endsWith(':')))].slice(0, 3)
}
