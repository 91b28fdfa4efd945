import type { Editor } from '@tiptap/react'
import { useCallback, useEffect, useState } from 'react'
import { slashQuery } from './slash.ts'

/** The position of the slash, and the text after it. */
export type Slash = { from: number; query: string }

/** The slash before the cursor, if one was typed; `close` leaves it as text. */
export function useSlash(editor: Editor): { slash: Slash | undefined; close: () => void } {
  const [slash, setSlash] = useState<Slash>()
  useEffect(() => {
    const typed = () =>
      setSlash((before) => {
        const now = slashOf(editor)
        // The menu opens when the slash is typed, not when the cursor moves behind an existing one.
        return now && (now.query === '' || before?.from === now.from) ? now : undefined
      })
    const moved = () => setSlash((before) => (before && slashOf(editor)?.from === before.from ? before : undefined))
    const left = () => setSlash(undefined)
    editor.on('update', typed)
    editor.on('selectionUpdate', moved)
    editor.on('blur', left)
    return () => {
      editor.off('update', typed)
      editor.off('selectionUpdate', moved)
      editor.off('blur', left)
    }
  }, [editor])
  return { slash, close: useCallback(() => setSlash(undefined), []) }
}

function slashOf(editor: Editor): Slash | undefined {
  const { empty, $from } = editor.state.selection
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code || editor.isActive('code')) return undefined
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 60), $from.parentOffset, undefined, '\ufffc')
  const query = slashQuery(before)
  return query === undefined ? undefined : { from: $from.pos - query.length - 1, query }
}
