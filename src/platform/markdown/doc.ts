// The rich text of an entry as a tree: the editor's own JSON (ProseMirror), read and written without the editor.
// Blocks: paragraph, heading {level 1–6}, bulletList, orderedList {start}, listItem, taskList, taskItem {checked}, blockquote,
// codeBlock {language}, horizontalRule, table, tableRow, tableHeader|tableCell {align}. Inline: text, hardBreak {soft},
// image {src, alt, title}, attachment {id, label}. Marks: link {href, title}, bold, italic, strike, code.

export type DocMark = { type: string; attrs?: Record<string, unknown> }

export type DocNode = {
  type: string
  attrs?: Record<string, unknown>
  content?: DocNode[]
  marks?: DocMark[]
  text?: string
}

/** Outermost first; the same order as the editor's schema has. */
export const MARKS = ['link', 'bold', 'italic', 'strike', 'code'] as const

export const rankOf = (mark: DocMark): number => MARKS.indexOf(mark.type as (typeof MARKS)[number])

export function sameMark(a: DocMark, b: DocMark): boolean {
  return a.type === b.type && JSON.stringify(a.attrs ?? {}) === JSON.stringify(b.attrs ?? {})
}

export function sameMarks(a: readonly DocMark[] = [], b: readonly DocMark[] = []): boolean {
  return a.length === b.length && a.every((mark, index) => sameMark(mark, b[index]!))
}

export function textNode(text: string, marks: readonly DocMark[] = []): DocNode {
  return marks.length > 0 ? { type: 'text', text, marks: [...marks] } : { type: 'text', text }
}

/** Neighbouring texts with the same marks are one text. */
export function joined(nodes: readonly DocNode[]): DocNode[] {
  const out: DocNode[] = []
  for (const node of nodes) {
    const last = out.at(-1)
    if (node.type === 'text' && !node.text) continue
    if (node.type === 'text' && last?.type === 'text' && sameMarks(node.marks, last.marks)) {
      out[out.length - 1] = textNode((last.text ?? '') + (node.text ?? ''), last.marks)
    } else {
      out.push(node)
    }
  }
  return out
}

/** All the words of a node, blocks on lines of their own. */
export function plainText(node: DocNode): string {
  if (node.type === 'text') return node.text ?? ''
  if (node.type === 'hardBreak') return '\n'
  if (node.type === 'image') return String(node.attrs?.alt ?? '')
  if (node.type === 'attachment') return String(node.attrs?.label ?? '')
  const isBlocks = node.content?.some(({ type }) => !INLINE.has(type)) ?? false
  return (node.content ?? []).map(plainText).join(isBlocks ? '\n' : '')
}

const INLINE = new Set(['text', 'hardBreak', 'image', 'attachment'])
