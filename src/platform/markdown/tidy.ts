import { type DocMark, type DocNode, joined, rankOf, textNode } from './doc.ts'
import { safeHref, writable } from './links.ts'
import { onOneLine, withoutEnd } from './trim.ts'

const EMPHASIS = new Set(['bold', 'italic', 'strike'])
const isText = (node: DocNode | undefined): node is DocNode & { text: string } => node?.type === 'text'
const has = (node: DocNode | undefined, mark: DocMark): boolean => node?.marks?.some(({ type }) => type === mark.type) ?? false
const isCode = (node: DocNode): boolean => has(node, { type: 'code' })

/**
 * Inline content in a form that Markdown can express, with the same meaning: emphasis does not begin or end with a space, and invisible
 * nodes before a break or at the end are removed.
 */
export function tidyInline(nodes: readonly DocNode[]): DocNode[] {
  let out = joined(nodes.map(normal))
  out = unseenBlanksOff(out)
  // A blank that leaves one mark may now be the edge of another: at most one round per mark.
  for (let round = 0; round < EMPHASIS.size + 1; round++) out = edgesOff(out)
  return out
}

/** One node as the reader of Markdown would have made it: the editor knows more attributes than Markdown can say. */
function normal({ type, text = '', attrs = {}, marks }: DocNode): DocNode {
  const stored = normalMarks(marks)
  if (type === 'text') return textNode(text.replace(/[\r\n]+/g, ' '), stored)
  if (type === 'hardBreak') return { type, attrs: { soft: attrs.soft === true } }
  const marked = stored.length > 0 ? { marks: stored } : {}
  if (type === 'image') {
    return {
      type,
      attrs: { src: writable(String(attrs.src)), alt: onOneLine(String(attrs.alt ?? '')), title: attrs.title || null },
      ...marked,
    }
  }
  if (type === 'attachment') return { type, attrs: { id: String(attrs.id), label: onOneLine(String(attrs.label ?? '')) }, ...marked }
  return { type, text, attrs, ...marked }
}

function normalMarks(marks: readonly DocMark[] = []): DocMark[] {
  return marks
    .flatMap((mark): DocMark[] => {
      if (rankOf(mark) < 0) return []
      if (mark.type !== 'link') return [{ type: mark.type }]
      const href = safeHref(String(mark.attrs?.href ?? ''))
      return href ? [{ type: 'link', attrs: { href: writable(href), title: mark.attrs?.title || null } }] : []
    })
    .sort((a, b) => rankOf(a) - rankOf(b))
}

function unseenBlanksOff(nodes: readonly DocNode[]): DocNode[] {
  const out = [...nodes]
  for (let index = out.length - 1; index >= 0; index--) {
    const node = out[index]!
    const isLast = index === out.length - 1
    if (node.type === 'hardBreak') {
      if (isLast) out.pop()
    } else if (isText(node) && !isCode(node) && (isLast || out[index + 1]!.type === 'hardBreak')) {
      const text = withoutEnd(node.text, ' \t')
      if (text) out[index] = textNode(text, node.marks)
      else out.splice(index, 1)
    }
  }
  return joined(out.map((node, index) => (isSoft(node) && (index === 0 || out[index - 1]!.type === 'hardBreak') ? HARD : node)))
}

// An empty line would end the paragraph: a break right after another has to be written out.
const HARD: DocNode = { type: 'hardBreak', attrs: { soft: false } }
const isSoft = (node: DocNode): boolean => node.type === 'hardBreak' && node.attrs?.soft === true

function edgesOff(nodes: readonly DocNode[]): DocNode[] {
  return joined(
    nodes.flatMap((node, index) => {
      if (!isText(node) || !node.marks || isCode(node)) return [node]
      const before = nodes[index - 1]
      const after = nodes[index + 1]
      const open = node.marks.filter((mark) => EMPHASIS.has(mark.type) && !has(before, mark))
      const close = node.marks.filter((mark) => EMPHASIS.has(mark.type) && !has(after, mark))
      const without = (removed: readonly DocMark[]) => node.marks!.filter((mark) => !removed.includes(mark))
      const lead = open.length > 0 ? /^\s*/.exec(node.text)![0] : ''
      if (lead.length === node.text.length) return [textNode(node.text, without([...open, ...close]))]
      const tail = close.length > 0 ? node.text.slice(node.text.trimEnd().length) : ''
      const middle = node.text.slice(lead.length, node.text.length - tail.length)
      if (!middle) return [textNode(node.text, without([...open, ...close]))]
      return [
        ...(lead ? [textNode(lead, without(open))] : []),
        textNode(middle, node.marks),
        ...(tail ? [textNode(tail, without(close))] : []),
      ]
    }),
  )
}
