import { useRef, type TouchEvent } from 'react'

const FAR_ENOUGH = 56

/** A horizontal swipe goes back or on; a more vertical one is scrolling. Mirrored in right-to-left languages. */
export function useSwipe({ onBack, onOn }: { onBack: () => void; onOn: () => void }) {
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      from.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const start = from.current
      const touch = changedTouches[0]
      from.current = undefined
      if (!start || !touch) return
      const across = touch.clientX - start.x
      if (Math.abs(across) < FAR_ENOUGH || Math.abs(across) < 2 * Math.abs(touch.clientY - start.y)) return
      const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
      if (across > 0 === !isRtl) onBack()
      else onOn()
    },
  }
}
