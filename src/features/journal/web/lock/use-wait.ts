import { useEffect, useState } from 'react'

/** The remaining milliseconds from `left` (a stable function), updated every second until 0. `look`: reads it again. */
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
