import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { rowAt, type RowBox } from './row-at.ts'
import { useDrag } from './use-drag.ts'

/** A key's move of a row: one place up or down, or to an end of the list. */
export type Step = 'up' | 'down' | 'start' | 'end'

const STEPS: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'start', End: 'end' }

/** Duration of the animation of rows that make room. */
const GLIDE_MS = 160

type Sortable<S> = {
  /** The order on the screen. Every function here returns the same object if nothing moves. */
  state: S
  setState: (state: S) => void
  step: (state: S, id: string, by: Step) => S
  /** Puts the dragged row before or after the row `over`. */
  drop: (state: S, id: string, over: string, isBelow: boolean) => S
  /** The order changed: a drag or a lift ended with a new one, or a key moved a row that was not lifted. */
  onDone: (state: S, id: string) => void
  /** Announces a change to screen readers. */
  announce: (what: 'lifted' | 'moved' | 'dropped' | 'cancelled', id: string, state: S) => void
}

/**
 * Rows that are reordered by their handles. With a pointer: the row follows it and the others make room. With the
 * keyboard: arrows, Home and End move at once; after Space they move the lifted row, until Space or Enter drops it or Escape
 * cancels. The list takes `listRef` and is the containing block of its rows (`position: relative`); its rows are its children and
 * have `data-row={id}`, so that a list inside a row is separate.
 */
export function useSortable<S, E extends HTMLElement>({ state, setState, step, drop, onDone, announce }: Sortable<S>) {
  const [lifted, setLifted] = useState<{ id: string; from: S; by: 'keys' | 'pointer' }>()
  const list = useRef<E>(null)
  const held = useRef<{ offset: number; y: number }>(undefined)
  const tops = useRef(new Map<string, number>())

  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [])]
  const rowOf = (id: string) => rows().find((row) => row.dataset.row === id)
  const listTop = () => (list.current?.getBoundingClientRect().top ?? 0) + (list.current?.clientTop ?? 0)

  /** Keeps the row under the pointer after the list has reordered it. */
  function follow(id: string): void {
    const row = rowOf(id)
    if (row && held.current) row.style.translate = `0 ${held.current.y - held.current.offset - listTop() - row.offsetTop}px`
  }

  /** Animates the displaced rows to their new places. */
  function glide(id: string): void {
    const before = tops.current
    tops.current = new Map(rows().map((row) => [row.dataset.row!, row.offsetTop]))
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const row of rows()) {
      const by = (before.get(row.dataset.row!) ?? row.offsetTop) - row.offsetTop
      if (by !== 0 && row.dataset.row !== id) row.animate({ translate: [`0 ${by}px`, '0 0'] }, { duration: GLIDE_MS, easing: 'ease-out' })
    }
  }

  useLayoutEffect(() => {
    if (lifted?.by !== 'pointer') return
    glide(lifted.id)
    follow(lifted.id)
  })

  function end(isStored: boolean): void {
    if (!lifted) return
    const row = rowOf(lifted.id)
    if (row) row.style.translate = ''
    held.current = undefined
    setLifted(undefined)
    if (isStored) {
      announce('dropped', lifted.id, state)
      if (state !== lifted.from) onDone(state, lifted.id)
    } else {
      setState(lifted.from)
      announce('cancelled', lifted.id, lifted.from)
    }
  }

  function onKeyDown(id: string, event: KeyboardEvent): void {
    const by = STEPS[event.key]
    if (event.key === ' ' || (event.key === 'Enter' && lifted)) {
      event.preventDefault()
      if (lifted) end(true)
      else {
        setLifted({ id, from: state, by: 'keys' })
        announce('lifted', id, state)
      }
    } else if (by) {
      event.preventDefault()
      const next = step(state, id, by)
      if (next === state) return
      setState(next)
      announce('moved', id, next)
      if (!lifted) onDone(next, id)
      // The row moved in the document, so the focus is set again.
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
    const row = rowOf(id)
    if (!row) return
    const top = y - held.current.offset - listTop()
    const others = rows().filter((one) => one !== row)
    const over = rowAt(
      top + row.offsetHeight / 2,
      others.map((one): RowBox => ({ id: one.dataset.row!, top: one.offsetTop, height: one.offsetHeight })),
    )
    const next = over ? drop(state, id, over.id, over.isBelow) : state
    if (next === state) follow(id)
    else setState(next)
  }

  useDrag(lifted?.by === 'pointer' ? { onMove: (_x, y) => onPointerMove(lifted.id, y), onEnd: end } : undefined)

  return {
    listRef: list,
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
        tops.current = new Map(rows().map((one) => [one.dataset.row!, one.offsetTop]))
        setLifted({ id, from: state, by: 'pointer' })
      },
    }),
  }
}
