import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** A text once it has stood still for a moment: what is typed need not be asked for letter by letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
