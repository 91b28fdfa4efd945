import { useEffect, useRef } from 'react'
import { movingBy } from '../../core/edits.ts'
import type { Editor } from '../state/use-editor.ts'

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const STEP = 2
const LARGE_STEP = 20

/** Keyboard shortcuts while no text field has the focus: undo, redo, delete, arrows, select all, select none. */
export function useKeys(editor: Editor, isCanvas: boolean): void {
  const latest = useRef({ editor, isCanvas })
  useEffect(() => {
    latest.current = { editor, isCanvas }
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { editor: now, isCanvas: onCanvas } = latest.current
      const at = event.target as HTMLElement
      if (event.defaultPrevented || at.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]')) return
      const isCommand = event.ctrlKey || event.metaKey
      const key = event.key.toLowerCase()
      if (isCommand && key === 'z') (event.shiftKey ? now.redo : now.undo)()
      else if (isCommand && key === 'y') now.redo()
      else if (!onCanvas || event.altKey) return
      else if (isCommand && key === 'a') now.select(now.items.filter(({ locked }) => !locked).map(({ id }) => id))
      else if (isCommand) return
      else if (key === 'escape') now.select([])
      else if ((key === 'delete' || key === 'backspace') && now.selection.length > 0) now.remove(now.selection.map(({ id }) => id))
      else if (event.key in ARROWS && now.selection.length > 0 && !at.closest('[role="radiogroup"], [role="slider"]')) {
        const [x, y] = ARROWS[event.key]!
        const step = event.shiftKey ? LARGE_STEP : STEP
        now.act(movingBy(now.selection, x * step, y * step))
      } else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
