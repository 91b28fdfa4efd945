import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'

type Board<S> = {
  state: S
  setState: (state: S) => void
  /** One step of what is lifted. */
  step: (state: S, id: string, by: -1 | 1) => S
  /** What is lifted, put where the pointer is: over the row `over`, in its upper or lower half. */
  drop: (state: S, id: string, over: string, isBelow: boolean) => S
  onDone: (state: S) => void
  /** Says what happened, for who does not see it. */
  say: (what: 'lifted' | 'moved' | 'dropped' | 'cancelled', id: string, state: S) => void
}

/**
 * Moving rows by their grips. With the keyboard: Space lifts, arrows move, Space or Enter puts down, Escape gives up. With a
 * pointer: the row follows it, and the others make room. Rows carry `data-row={id}`.
 */
export function useLift<S>({ state, setState, step, drop, onDone, say }: Board<S>) {
  const [lifted, setLifted] = useState<{ id: string; from: S; by: 'keys' | 'pointer' }>()
  const held = useRef<{ offset: number; y: number } | undefined>(undefined)

  const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`)

  /** Keeps the row under the pointer, wherever the list has put it by now. */
  function follow(id: string): void {
    const row = rowOf(id)
    if (!row || !held.current) return
    row.style.translate = ''
    row.style.translate = `0 ${held.current.y - held.current.offset - row.getBoundingClientRect().top}px`
  }

  useLayoutEffect(() => {
    if (lifted?.by === 'pointer') follow(lifted.id)
  })

  function end(isKept: boolean): void {
    if (!lifted) return
    const row = rowOf(lifted.id)
    if (row) row.style.translate = ''
    held.current = undefined
    setLifted(undefined)
    if (isKept) {
      say('dropped', lifted.id, state)
      if (state !== lifted.from) onDone(state)
    } else {
      setState(lifted.from)
      say('cancelled', lifted.id, lifted.from)
    }
  }

  function onKeyDown(id: string, event: KeyboardEvent): void {
    if (event.key === ' ' || (event.key === 'Enter' && lifted)) {
      event.preventDefault()
      if (lifted) end(true)
      else {
        setLifted({ id, from: state, by: 'keys' })
        say('lifted', id, state)
      }
    } else if (lifted && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      const next = step(state, id, event.key === 'ArrowUp' ? -1 : 1)
      setState(next)
      say('moved', id, next)
      // The row moved in the document: the focus goes along.
      requestAnimationFrame(() => rowOf(id)?.querySelector<HTMLElement>('[data-grip]')?.focus())
    } else if (lifted && event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      end(false)
    }
  }

  function onPointerMove(id: string, y: number): void {
    if (!held.current) return
    held.current.y = y
    const over = [...document.querySelectorAll<HTMLElement>('[data-row]')].find((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return row.dataset.row !== id && y >= top && y <= bottom
    })
    const box = over?.getBoundingClientRect()
    const next = over && box ? drop(state, id, over.dataset.row!, y > (box.top + box.bottom) / 2) : state
    if (next === state) follow(id)
    else setState(next)
  }

  // At the window: a row that is moved in the document loses its hold on the pointer.
  useEffect(() => {
    if (lifted?.by !== 'pointer') return
    const move = (event: globalThis.PointerEvent) => onPointerMove(lifted.id, event.clientY)
    const up = () => end(true)
    const cancel = () => end(false)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', cancel)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', cancel)
    }
  })

  return {
    lifted: lifted?.id,
    gripProps: (id: string) => ({
      'data-grip': true,
      'aria-pressed': lifted?.id === id,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(id, event),
      onBlur: () => {
        if (lifted?.by !== 'keys' || lifted.id !== id) return
        requestAnimationFrame(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row') !== id && end(true))
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const row = rowOf(id)
        if (event.button !== 0 || !row) return
        held.current = { offset: event.clientY - row.getBoundingClientRect().top, y: event.clientY }
        setLifted({ id, from: state, by: 'pointer' })
      },
    }),
  }
}
