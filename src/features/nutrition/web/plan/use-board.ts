import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useDrag } from '#platform/web/ui/sortable/use-drag.ts'
import { isSame, steppedTo, type Cell } from './cells.ts'

/** A held item from a cell, or (`from` undefined) a new one for the board. */
type Held = { id: string; from: Cell | undefined; at: Cell | undefined; by: 'keys' | 'pointer' }

type Board = {
  days: readonly string[]
  meals: readonly string[]
  /** Initial target of an item that is not on the board yet. */
  start: Cell
  onDone: (id: string, to: Cell) => void
  announce: (what: 'lifted' | 'moved' | 'dropped' | 'cancelled', id: string, cell: Cell | undefined) => void
}

/** The cell at a point, from the element there. */
function cellAt(x: number, y: number): Cell | undefined {
  const { day, meal } = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-meal]')?.dataset ?? {}
  return day !== undefined && meal !== undefined ? { day, meal } : undefined
}

/**
 * Moves items on a board of days and meals by their handles, with the keys of all sortable lists (ADR 25): arrows, Home and End move at
 * once; after Space they only preview, until Space or Enter drops the item, or Escape cancels, which also ends a drag. An item that is not
 * on the board yet must be lifted first. Cells have `data-day` and `data-meal`, handles `data-handle={id}`.
 */
export function useBoard({ days, meals, start, onDone, announce }: Board) {
  const [held, setHeld] = useState<Held>()
  const ghost = useRef<HTMLDivElement>(null)
  const point = useRef<{ x: number; y: number }>(undefined)

  function end(isStored: boolean): void {
    if (!held) return
    setHeld(undefined)
    const { id, from, at } = held
    if (isStored && at) {
      announce('dropped', id, at)
      if (!isSame(from, at)) onDone(id, at)
    } else announce('cancelled', id, from)
  }

  /** Restores the focus, because an item that moved to another cell has a new element. */
  const focusSoon = (id: string) =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`)?.focus())

  function onKeyDown(id: string, from: Cell | undefined, event: KeyboardEvent): void {
    const isHeld = held?.id === id
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (isHeld) end(true)
      else {
        const at = from ?? start
        setHeld({ id, from, at, by: 'keys' })
        announce('lifted', id, at)
      }
      focusSoon(id)
      return
    }
    if (event.key === 'Escape' && isHeld) {
      event.preventDefault()
      end(false)
      focusSoon(id)
      return
    }
    const now = isHeld ? held.at : from
    const next = now && steppedTo(event.key, now, days, meals)
    if (!next) return
    event.preventDefault()
    if (isSame(now, next)) return
    announce('moved', id, next)
    if (isHeld) setHeld({ ...held, at: next })
    else onDone(id, next)
    focusSoon(id)
  }

  function follow(): void {
    if (ghost.current && point.current) ghost.current.style.translate = `${point.current.x}px ${point.current.y}px`
  }

  function look(): void {
    if (!held || !point.current) return
    const at = cellAt(point.current.x, point.current.y) ?? held.from
    if (!isSame(at, held.at)) setHeld({ ...held, at })
  }

  useDrag(
    held?.by === 'pointer'
      ? {
          onMove(x, y) {
            point.current = { x, y }
            follow()
            look()
          },
          onEnd: end,
        }
      : undefined,
  )
  useLayoutEffect(follow, [held])

  return {
    held,
    ghostRef: ghost,
    gripProps: (id: string, from: Cell | undefined) => ({
      'data-handle': id,
      'aria-pressed': held?.id === id,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(id, from, event),
      onBlur: () => {
        if (held?.by !== 'keys' || held.id !== id) return
        requestAnimationFrame(
          () =>
            document.activeElement instanceof HTMLElement && document.activeElement.dataset.handle !== id && end(held.from !== undefined),
        )
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.releasePointerCapture(event.pointerId)
        point.current = { x: event.clientX, y: event.clientY }
        setHeld({ id, from, at: from, by: 'pointer' })
      },
    }),
  }
}
