import { useCallback, useEffect, useState, type TouchEvent } from 'react'
import { isDialogOpen } from '#platform/web/ui/is-dialog-open.ts'
import { type Move, moveOfKey, moveOfSwipe, placeAfter, placeInHash } from '../core/moves.ts'

export type Deck = {
  /** Index of the current slide; undefined before hydration, when all slides are listed. */
  place: number | undefined
  hasNotes: boolean
  move: (move: Move) => void
  touch: { onTouchStart: (event: TouchEvent) => void; onTouchEnd: (event: TouchEvent) => void }
}

/** State of the presentation: the current slide, controlled by keys, swipes, buttons and the address. */
export function useDeck(count: number): Deck {
  const [place, setPlace] = useState<number>()
  const [hasNotes, setNotes] = useState(false)
  const [from, setFrom] = useState<{ x: number; y: number }>()

  useEffect(() => {
    const read = (): void => setPlace((now) => placeInHash(location.hash, count) ?? now ?? 0)
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [count])

  const move = useCallback(
    (wanted: Move) => {
      if (wanted === 'notes') return setNotes((now) => !now)
      if (wanted === 'print') return print()
      const next = placeAfter(wanted, placeInHash(location.hash, count) ?? 0, count)
      history.replaceState(history.state, '', `#${next + 1}`)
      setPlace(next)
      scrollTo(0, 0)
    },
    [count],
  )

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const wanted = moveOfKey(event)
      if (!wanted || event.defaultPrevented || isDialogOpen()) return
      // Space activates the focused element, and letters are typed into fields.
      const isHeld = event.target instanceof HTMLElement && event.target.closest('a, button, input, textarea, select, summary')
      if (isHeld && event.key === ' ') return
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return
      event.preventDefault()
      move(wanted)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [move])

  const touch = {
    onTouchStart: ({ touches }: TouchEvent): void => {
      const [finger] = Array.from(touches)
      setFrom(finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined)
    },
    onTouchEnd: ({ changedTouches }: TouchEvent): void => {
      const [finger] = Array.from(changedTouches)
      const wanted = from && finger && moveOfSwipe(finger.clientX - from.x, finger.clientY - from.y)
      setFrom(undefined)
      if (wanted) move(wanted)
    },
  }
  return { place, hasNotes, move, touch }
}
