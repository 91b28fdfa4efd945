import { posToDOMRect, type Editor } from '@tiptap/react'
import { type CSSProperties, useLayoutEffect, useState } from 'react'

/** Where the toolbar lies: above what is selected (mouse), or on the keyboard's upper edge (phones). */
export function useToolbarPlace(editor: Editor, hasPointer: boolean, isShown: boolean): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({})
  useLayoutEffect(() => {
    if (!isShown) return
    const look = () => setPlace(hasPointer ? beside(editor) : aboveKeyboard())
    look()
    const view = window.visualViewport
    view?.addEventListener('resize', look)
    view?.addEventListener('scroll', look)
    addEventListener('scroll', look, true)
    editor.on('selectionUpdate', look)
    return () => {
      view?.removeEventListener('resize', look)
      view?.removeEventListener('scroll', look)
      removeEventListener('scroll', look, true)
      editor.off('selectionUpdate', look)
    }
  }, [editor, hasPointer, isShown])
  return place
}

const BAR_WIDTH = 460
const ROOM = 56

function beside(editor: Editor): CSSProperties {
  const { from, to } = editor.state.selection
  const box = posToDOMRect(editor.view, from, to)
  const left = Math.max(12, Math.min(innerWidth - BAR_WIDTH - 12, box.left + box.width / 2 - BAR_WIDTH / 2))
  const top = box.top > ROOM + 12 ? box.top - ROOM : Math.min(box.bottom + 10, innerHeight - 2 * ROOM)
  return { left, top: Math.max(12, top) }
}

function aboveKeyboard(): CSSProperties {
  const view = window.visualViewport
  const covered = view ? innerHeight - view.height - view.offsetTop : 0
  // Without a keyboard it stands on the bottom bar.
  return covered > 80 ? { bottom: covered } : {}
}
