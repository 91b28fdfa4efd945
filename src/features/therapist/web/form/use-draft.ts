import { useCallback, useEffect, useRef, useState } from 'react'
import { deleteDraft, readDraft, storeDraft } from '#platform/web/offline/person-db.ts'
import { useUser } from '#platform/web/session/session.ts'
import type { Body } from '../../form/fields.ts'
import { seenIn, type KnownRecord } from '../data/changes.ts'

type Stored = { body: Body; seen: readonly string[] }

type Draft = {
  body: Body
  /** The versions of the record that it was started from; those of other devices are not overwritten. */
  seen: readonly string[]
  change: (body: Body) => void
  /** Deletes the draft after saving or cancelling. */
  drop: () => Promise<void>
}

/** A form in progress, stored on this device on each change, and restored. Undefined until the device has been read. */
export function useDraft(name: string, record?: KnownRecord): Draft | undefined {
  const { id: userId } = useUser()
  const key = `therapist ${name}`
  const [state, setState] = useState<Stored & { key: string }>()
  const first = useRef<Stored>({ body: record?.body ?? {}, seen: seenIn(record) })

  useEffect(() => {
    let isHere = true
    void readDraft(userId, key).then((found) => {
      if (isHere) setState({ key, ...((found as Stored | undefined) ?? first.current) })
    })
    return () => {
      isHere = false
    }
  }, [userId, key])

  const seen = state?.seen ?? first.current.seen
  const change = useCallback(
    (body: Body) => {
      const draft = { body, seen }
      setState({ key, ...draft })
      // On every letter: a page that is left has no time to store pending changes.
      void storeDraft(userId, key, draft)
    },
    [userId, key, seen],
  )
  const drop = useCallback(() => deleteDraft(userId, key), [userId, key])
  return state?.key === key ? { body: state.body, seen, change, drop } : undefined
}
