import { posToDOMRect, type Editor } from '@tiptap/react'
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'
import { placeBeside } from './place-beside.ts'

/** The toolbar's position: beside the text in a wide window, above the on-screen keyboard on phones. */
export function useToolbarPlace(editor: Editor, bar: RefObject<HTMLElement | null>, isWide: boolean, isShown: boolean): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({})
  useLayoutEffect(() => {
    if (!isShown) return
    const look = () => setPlace(isWide ? beside(editor, bar.current) : aboveKeyboard())
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
  }, [editor, bar, isWide, isShown])
  return place
}

function beside(editor: Editor, bar: HTMLElement | null): CSSProperties {
  const { from, to, empty } = editor.state.selection
  const view = { width: innerWidth, height: window.visualViewport?.height ?? innerHeight }
  return placeBeside(posToDOMRect(editor.view, from, to), empty, { width: bar?.offsetWidth ?? 0, height: bar?.offsetHeight ?? 0 }, view)
}

function aboveKeyboard(): CSSProperties {
  const view = window.visualViewport
  const covered = view ? innerHeight - view.height - view.offsetTop : 0
  // Without a keyboard it is above the bottom bar.
  return covered > 80 ? { bottom: covered } : {}
}
