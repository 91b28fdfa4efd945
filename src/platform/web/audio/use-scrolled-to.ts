import { useEffect, useRef, type RefObject } from 'react'

/** For the sentence that is being spoken: scrolls it into view when another one becomes it, unless it is visible already. */
export function useScrolledTo(now: number): RefObject<HTMLSpanElement | null> {
  const current = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const box = current.current?.getBoundingClientRect()
    if (!box || (box.top > 80 && box.bottom < innerHeight - 220)) return
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    current.current?.scrollIntoView({ block: 'center', behavior })
  }, [now])
  return current
}
