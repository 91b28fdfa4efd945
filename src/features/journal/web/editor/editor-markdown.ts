import type { Node as EditorNode } from '@tiptap/pm/model'
import { Selection, type EditorState, type Transaction } from '@tiptap/pm/state'
import type { DocNode } from '#platform/markdown/doc.ts'
import { docOf } from '#platform/markdown/to-doc.ts'
import { blockMarkdown, markdownFrom } from '#platform/markdown/to-markdown.ts'

/** Cache of the Markdown of blocks: editor nodes are immutable, so the cost depends on the typed text, not on the whole document. */
const markdownCache = new WeakMap<EditorNode, { plain?: string; other?: string }>()

/** The editor's document as Markdown. */
export function editorMarkdown(doc: EditorNode): string {
  const blocks: EditorNode[] = []
  doc.forEach((block) => blocks.push(block))
  return markdownFrom(blocks, (block, other) => {
    const key = other ? 'other' : 'plain'
    let stored = markdownCache.get(block)
    if (!stored) markdownCache.set(block, (stored = {}))
    return (stored[key] ??= blockMarkdown(block.toJSON() as DocNode, { other, inItem: false }))
  })
}

/**
 * Changes only the differing part, so that the cursor, the scroll position and the undo history of the rest stay unchanged.
 * Undefined when nothing differs.
 */
export function replaceMarkdown(state: EditorState, markdown: string): Transaction | undefined {
  const next = state.schema.nodeFromJSON(docOf(markdown))
  const start = state.doc.content.findDiffStart(next.content)
  if (start === null) return undefined
  const end = state.doc.content.findDiffEnd(next.content)
  if (!end) return undefined
  // When both ends match the same repeated characters, the ranges may overlap and are moved apart.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const tr = state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  if (!tr.doc.eq(next)) {
    // The ranges cut through differing structures: replaces the whole document and sets the cursor as near as possible.
    const whole = state.tr.replaceWith(0, state.doc.content.size, next.content)
    whole.setSelection(Selection.near(whole.doc.resolve(Math.min(state.selection.head, whole.doc.content.size))))
    return whole.setMeta('addToHistory', false)
  }
  return tr.setMeta('addToHistory', false)
}
