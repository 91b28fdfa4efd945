import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** A text after it has not changed for a short time, so that not every typed letter causes a request. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
