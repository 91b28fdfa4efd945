import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { createDraft, type Draft } from '../editor/draft.ts'
import type { EditorHandle } from '../editor/editor-handle.ts'
import type { LocalRecord } from '../local/types.ts'
import type { SaveEntry } from '../core/use-entry-patch.ts'

interface EntryDraft {
  draft: Draft
  editor: RefObject<EditorHandle | undefined>
  setEditor: (handle: EditorHandle | undefined) => void
  title: RefObject<HTMLTextAreaElement | null>
  /** The last saved text: shown while the editor is closed, and the editor's initial text. */
  markdown: string
  /** Inserts words at the cursor; before the editor is open, they are queued. */
  dictate: (words: string) => void
}

/**
 * Connects the editor with the stored entry. Typed text is saved to the device while typing, and at once when the page is left; a text
 * from another device replaces the editor's text if that has no unsaved change.
 */
export function useDraft(record: LocalRecord<'entry'>, keep: SaveEntry): EntryDraft {
  const { title: titleText, body } = record.data
  const [draft] = useState(() =>
    createDraft({ text: { title: titleText, body }, seq: record.seq, save: (patch, base) => keep(patch, { base }) }),
  )
  const editor = useRef<EditorHandle>(undefined)
  const title = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (!draft.isForeignChange({ title: titleText, body }, record.seq)) return
    editor.current?.take(body)
    if (title.current && title.current.value !== titleText) title.current.value = titleText
  }, [draft, titleText, body, record.seq])

  useEffect(() => {
    const leave = () => void draft.flush()
    const hide = () => document.visibilityState === 'hidden' && leave()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      leave()
    }
  }, [draft])

  const stated = useRef<string[]>([])
  const latest = useRef(body)
  useEffect(() => {
    latest.current = body
  }, [body])
  const setEditor = useCallback(
    (handle: EditorHandle | undefined) => {
      editor.current = handle
      // Applies text that arrived while the editor was loading.
      if (handle && draft.state() === 'clean') handle.take(latest.current)
      if (handle) for (const words of stated.current.splice(0)) handle.insertText(words)
    },
    [draft],
  )
  const dictate = (words: string) => {
    if (editor.current) editor.current.insertText(words)
    else stated.current.push(words)
  }
  return { draft, editor, setEditor, title, markdown: body, dictate }
}
