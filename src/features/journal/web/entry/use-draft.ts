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
  /** The text as last kept: what is shown while nobody writes, and what the editor begins with. */
  markdown: string
  /** Puts words at the cursor; said before the editor is there, they wait for it. */
  dictate: (words: string) => void
}

/**
 * Ties what is typed to what is kept. Words go to the device while they are typed, and at once when the page is left; a text
 * from elsewhere goes into the open editor if nothing unkept is in it.
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
      // Text that arrived while the editor was on its way.
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
