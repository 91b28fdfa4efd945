import { useEffect, useRef, useState } from 'react'
import { deleteDraft, storeDraft, readDraft } from '#platform/web/offline/person-db.ts'
import { useUser } from '#platform/web/session/session.ts'
import type { Draft } from './draft.ts'

const SETTLE_MS = 300

/**
 * A draft that outlives its sheet: what was begun and not saved is there again the next time. `undefined` while nothing is
 * begun; `isBack` while what is shown is such a draft, untouched so far.
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

  // Kept a moment after the last stroke, and at once when the sheet goes.
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
    /** It was saved, or is not wanted any more. */
    async forget(next?: Draft) {
      unsaved.current = undefined
      setBack(false)
      setDraft(next)
      await deleteDraft(userId, name)
    },
  }
}
