import { useEffect, useState } from 'react'
import { crisisIn } from '#platform/care/crisis.ts'
import type { CareSign } from '#platform/web/care/CareNotice.tsx'
import { useHeads, useJournal } from '../local/use-journal.ts'

const NO_WORDS = { id: '', text: '' }
const NONE: readonly CareSign[] = []

/** What in these entries, or in these words, speaks of wanting to die or of self-harm. Looked at on this device alone. */
export function useCrisis(entryIds: readonly string[], words: { id: string; text: string } = NO_WORDS): readonly CareSign[] {
  const journal = useJournal()
  // An entry that changes while it is open is looked at again.
  useHeads()
  const key = entryIds.map((id) => `${id} ${journal.revision(id)}`).join()
  const [found, setFound] = useState<{ key: string; signs: readonly CareSign[] }>()
  useEffect(() => {
    let on = true
    void (async () => {
      const signs: CareSign[] = []
      for (const one of key === '' ? [] : key.split(',')) {
        const record = await journal.entry(one.split(' ')[0]!).catch(() => undefined)
        if (!on) return
        const sign = record && crisisIn(`${record.data.title}\n${record.data.body}`)
        if (!sign) continue
        signs.push({ id: `${record.id} ${record.seq} ${record.data.body.length}`, kind: sign.kind })
        setFound({ key, signs: [...signs] })
      }
      setFound({ key, signs })
    })()
    return () => {
      on = false
    }
  }, [journal, key])
  const inEntries = found?.key === key ? found.signs : NONE
  const inWords = crisisIn(words.text, { isToPerson: true })
  return inWords ? [...inEntries, { id: words.id, kind: inWords.kind }] : inEntries
}
