import { useEffect, useState } from 'react'
import { speaksOfCrisis } from '#platform/care/crisis.ts'
import { useJournal } from '../local/use-journal.ts'

/** Whether one of these entries, or these words, speak of wanting to die or of self-harm. Looked at on this device alone. */
export function useCrisis(entryIds: readonly string[], words: string): boolean {
  const journal = useJournal()
  const key = entryIds.join(' ')
  const [found, setFound] = useState<string>()
  useEffect(() => {
    let on = true
    void (async () => {
      for (const id of key === '' ? [] : key.split(' ')) {
        const record = await journal.entry(id).catch(() => undefined)
        if (!on) return
        if (record && speaksOfCrisis(`${record.data.title}\n${record.data.body}`)) return setFound(key)
      }
    })()
    return () => {
      on = false
    }
  }, [journal, key])
  return found === key || speaksOfCrisis(words)
}
