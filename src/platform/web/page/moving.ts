import { createContext, use, useLayoutEffect, useRef, type RefObject } from 'react'

/** Whether the person is on the way to another page, whose files are still being fetched. */
export const MovingContext = createContext(false)

/** For late answers: `current` is true during a navigation. */
export function useIsMoving(): RefObject<boolean> {
  const isMoving = use(MovingContext)
  const latest = useRef(isMoving)
  useLayoutEffect(() => {
    latest.current = isMoving
  }, [isMoving])
  return latest
}
