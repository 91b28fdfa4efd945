import { useEffect, useState } from 'react'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import type { ContentLanguage } from '../../scales.ts'

export type Content<T> = {
  data: T | undefined
  error: Error | undefined
  /** It has loaded, even if `data` is undefined. */
  isDone: boolean
  retry: () => void
}

type Entry = { data?: unknown; error?: Error; isDone?: boolean; coming?: Promise<void> }
const entries = new Map<string, Entry>()

/**
 * A content file of the questionnaires, fetched once as long as the page is open. `key` undefined: nothing is needed yet. After a failure
 * it can be requested again.
 */
export function useContent<T>(key: string | undefined, load: () => Promise<T>): Content<T> {
  const [, redraw] = useState(0)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (key === undefined || entries.get(key)?.isDone) return
    let isHere = true
    const entry: Entry = entries.get(key) ?? {}
    entries.set(key, entry)
    entry.coming ??= load()
      .then(
        (data) => {
          entry.data = data
          entry.isDone = true
        },
        (error: unknown) => {
          entry.error = error as Error
        },
      )
      .finally(() => {
        delete entry.coming
      })
    void entry.coming.then(() => isHere && redraw((count) => count + 1))
    return () => {
      isHere = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what is loaded; its loader is made anew with each drawing
  }, [key, turn])
  const entry = key === undefined ? undefined : entries.get(key)
  return {
    data: entry?.data as T | undefined,
    error: entry?.error,
    isDone: entry?.isDone ?? false,
    retry: () => {
      delete entry?.error
      setTurn(turn + 1)
    },
  }
}

/** The language of questions and texts for the current reader. */
export const useContentLanguage = (): ContentLanguage => useLocaleSettings().language
