import { useEffect, useState } from 'react'
import { crisisIn } from '#platform/care/crisis.ts'
import type { CareSign } from '#platform/web/care/CareNotice.tsx'
import { useHeads, useJournal } from '../local/use-journal.ts'

const NO_WORDS = { id: '', text: '' }
const NONE: Care = { signs: [], texts: [] }

export type Care = { signs: readonly CareSign[]; texts: readonly string[] }

/** Signs of suicidal thoughts or self-harm in these entries or in this text. The check runs only on this device. */
export function useCrisis(entryIds: readonly string[], words: { id: string; text: string } = NO_WORDS): Care {
  const journal = useJournal()
  // An entry that changes while the panel is open is checked again.
  useHeads()
  const key = entryIds.map((id) => `${id} ${journal.revision(id)}`).join()
  const [found, setFound] = useState<{ key: string; care: Care }>()
  useEffect(() => {
    let on = true
    void (async () => {
      const signs: CareSign[] = []
      const texts: string[] = []
      for (const one of key === '' ? [] : key.split(',')) {
        const record = await journal.entry(one.split(' ')[0]!).catch(() => undefined)
        if (!on) return
        const text = record && `${record.data.title}\n${record.data.body}`
        if (text) texts.push(text)
        const sign = text && crisisIn(text)
        if (!sign) continue
        signs.push({ id: `${record.id} ${record.seq} ${record.data.body.length}`, kind: sign.kind })
        setFound({ key, care: { signs: [...signs], texts: [...texts] } })
      }
      setFound({ key, care: { signs, texts } })
    })()
    return () => {
      on = false
    }
  }, [journal, key])
  const inEntries = found?.key === key ? found.care : NONE
  const inWords = crisisIn(words.text, { isToPerson: true })
  if (words.text === '') return inEntries
  return {
    signs: inWords ? [...inEntries.signs, { id: words.id, kind: inWords.kind }] : inEntries.signs,
    texts: [...inEntries.texts, words.text],
  }
}
