import type { DocNode } from './doc.ts'
import { docOf } from './to-doc.ts'
import { markdownOf } from './to-markdown.ts'

/** The text with its nth check-box (from 0, in reading order) ticked or not. */
export function toggleCheck(markdown: string, index: number, checked: boolean): string {
  let next = 0
  const walk = (node: DocNode): DocNode => {
    const mine = node.type === 'taskItem' ? next++ : -1
    const content = node.content?.map(walk)
    return { ...node, ...(content && { content }), ...(mine === index ? { attrs: { ...node.attrs, checked } } : {}) }
  }
  return markdownOf(walk(docOf(markdown)))
}

/** The number of every check-box, in reading order, from 0. */
export function checksIn(doc: DocNode): ReadonlyMap<DocNode, number> {
  const numbers = new Map<DocNode, number>()
  const walk = (node: DocNode): void => {
    if (node.type === 'taskItem') numbers.set(node, numbers.size)
    node.content?.forEach(walk)
  }
  walk(doc)
  return numbers
}
