import { useEffect, useRef, useState } from 'react'
import { deleteDraft, storeDraft, readDraft } from '#platform/web/offline/person-db.ts'
import { useUser } from '#platform/web/session/session.ts'
import type { Draft } from './draft.ts'

const SETTLE_MS = 300

/**
 * A draft that outlives its sheet: unsaved input is restored the next time. `undefined` before anything is begun; `isBack` while
 * a restored draft is shown unchanged.
 */
export function useDraft(name: string, start: Draft | undefined) {
  const { id: userId } = useUser()
  const [draft, setDraft] = useState<Draft | undefined>(start)
  const [isBack, setBack] = useState(false)
  const [isReady, setReady] = useState(false)
  const unsaved = useRef<Draft | undefined>(undefined)

  useEffect(() => {
    let isHere = true
    void readDraft(userId, name).then((found) => {
      if (!isHere) return
      if (found) {
        setDraft(found as Draft)
        setBack(true)
      }
      setReady(true)
    })
    return () => {
      isHere = false
    }
  }, [userId, name])

  // Saved shortly after the last keystroke, and at once when the sheet closes.
  useEffect(() => {
    if (!unsaved.current) return
    const timer = setTimeout(() => void storeDraft(userId, name, draft), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [userId, name, draft])
  useEffect(
    () => () => {
      if (unsaved.current) void storeDraft(userId, name, unsaved.current)
    },
    [userId, name],
  )

  return {
    draft,
    isBack,
    isReady,
    change(part: Partial<Draft>) {
      setBack(false)
      setDraft((old) => {
        unsaved.current = old && { ...old, ...part }
        return unsaved.current
      })
    },
    begin: setDraft,
    /** Deletes the draft after it was saved or discarded. */
    async forget(next?: Draft) {
      unsaved.current = undefined
      setBack(false)
      setDraft(next)
      await deleteDraft(userId, name)
    },
  }
}
