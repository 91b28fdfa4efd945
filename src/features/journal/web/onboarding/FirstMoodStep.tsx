import { useState } from 'react'
import { MoodFaces } from '../mood/MoodFaces.tsx'
import { useLogMood } from '../mood/use-log-mood.ts'

/** The welcome's first mood: one tap, safe on this device before it goes on. */
export default function FirstMoodStep({ onDone }: { formId: string; onDone: () => void }) {
  const log = useLogMood()
  const [isLogging, setLogging] = useState(false)
  const pick = async (level: number) => {
    if (isLogging) return
    setLogging(true)
    const id = await log({ level, moodId: null })
    setLogging(false)
    if (id !== undefined) onDone()
  }
  return <MoodFaces size={60} onPick={(level) => void pick(level)} />
}
