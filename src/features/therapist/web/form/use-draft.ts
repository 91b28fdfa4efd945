import { useCallback, useEffect, useRef, useState } from 'react'
import { deleteDraft, readDraft, storeDraft } from '#platform/web/offline/person-db.ts'
import { useUser } from '#platform/web/session/session.ts'
import type { Body } from '../../form/fields.ts'
import { seenIn, type KnownRecord } from '../data/changes.ts'

const STORE_AFTER_MS = 400

type Stored = { body: Body; seen: readonly string[] }

type Draft = {
  body: Body
  /** The versions of the record that it was begun after: another device's are not written over. */
  seen: readonly string[]
  change: (body: Body) => void
  /** It has been saved, or is not wanted any more. */
  drop: () => Promise<void>
}

/** What somebody is filling in: stored on this device while they write, and found again. Undefined until it is known whether there is one. */
export function useDraft(name: string, record?: KnownRecord): Draft | undefined {
  const { id: userId } = useUser()
  const key = `therapist ${name}`
  const [state, setState] = useState<Stored & { key: string }>()
  const toStore = useRef<{ draft: Stored; timer: ReturnType<typeof setTimeout> }>(undefined)
  const first = useRef<Stored>({ body: record?.body ?? {}, seen: seenIn(record) })

  const flush = useCallback(() => {
    if (!toStore.current) return
    clearTimeout(toStore.current.timer)
    void storeDraft(userId, key, toStore.current.draft)
    toStore.current = undefined
  }, [userId, key])

  useEffect(() => {
    let isHere = true
    void readDraft(userId, key).then((found) => {
      if (isHere) setState({ key, ...((found as Stored | undefined) ?? first.current) })
    })
    addEventListener('pagehide', flush)
    return () => {
      isHere = false
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [userId, key, flush])

  const seen = state?.seen ?? first.current.seen
  const change = useCallback(
    (body: Body) => {
      const draft = { body, seen }
      setState({ key, ...draft })
      if (toStore.current) clearTimeout(toStore.current.timer)
      toStore.current = { draft, timer: setTimeout(flush, STORE_AFTER_MS) }
    },
    [key, seen, flush],
  )
  const drop = useCallback(async () => {
    if (toStore.current) clearTimeout(toStore.current.timer)
    toStore.current = undefined
    await deleteDraft(userId, key)
  }, [userId, key])
  return state?.key === key ? { body: state.body, seen, change, drop } : undefined
}
