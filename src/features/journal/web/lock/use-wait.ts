import { useEffect, useState } from 'react'

/** Milliseconds that are left by `left` (a function that stays the same), told anew every second until none are. `look`: ask again. */
export function useWait(left: () => number): { wait: number; look: () => void } {
  const [wait, setWait] = useState(left)
  const isWaiting = wait > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setWait(left()), 1000)
    return () => clearInterval(timer)
  }, [isWaiting, left])
  return { wait, look: () => setWait(left()) }
}
