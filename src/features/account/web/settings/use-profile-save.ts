import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { User } from '#platform/contract/session.ts'
import { call } from '#platform/web/api/call.ts'
import { currentSession, setUser } from '#platform/web/session/session.ts'
import { updateProfile } from '../../contract.ts'
import { fieldsOf } from '#platform/web/forms/field-errors.ts'

export type ProfileFields = Pick<User, 'displayName' | 'locale' | 'zone' | 'dayStart' | 'units'>
export type SaveState = { is: 'saving' } | { is: 'saved' } | { is: 'failed'; why: string }

const SAVED_SHOWN_MS = 2500

export type ProfileSave = {
  states: Partial<Record<keyof ProfileFields, SaveState | undefined>>
  /** Shows the new value at once and sends it; if the server refuses it, the old value returns and the field shows the reason. */
  save<K extends keyof ProfileFields>(name: K, value: ProfileFields[K]): void
}

export function useProfileSave(): ProfileSave {
  const [states, setStates] = useState<ProfileSave['states']>({})
  /** Per field: the number of unfinished requests, and the last value that the server confirmed. */
  const fields = useRef(new Map<keyof ProfileFields, { pending: number; certain: unknown }>())
  // One request after the other, so that the last choice also arrives last.
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const { mutateAsync } = useMutation({ mutationFn: (body: Partial<ProfileFields>) => call(updateProfile, { body }) })

  const put = (name: keyof ProfileFields, value: unknown) => {
    const { user } = currentSession()
    if (user) setUser({ ...user, [name]: value })
  }
  const tell = (name: keyof ProfileFields, state: SaveState | undefined) => setStates((now) => ({ ...now, [name]: state }))

  return {
    states,
    save(name, value) {
      const { user } = currentSession()
      if (!user) return
      const field = fields.current.get(name) ?? { pending: 0, certain: undefined }
      fields.current.set(name, field)
      if (field.pending === 0) field.certain = user[name]
      field.pending++
      put(name, value)
      tell(name, { is: 'saving' })
      line.current = line.current.then(async () => {
        try {
          const answer = await mutateAsync({ [name]: value })
          field.certain = answer[name]
          if (field.pending > 1) return
          put(name, answer[name])
          tell(name, { is: 'saved' })
          setTimeout(() => setStates((now) => (now[name]?.is === 'saved' ? { ...now, [name]: undefined } : now)), SAVED_SHOWN_MS)
        } catch (error) {
          if (field.pending > 1) return
          put(name, field.certain)
          tell(name, { is: 'failed', why: fieldsOf(error)[name] ?? (error as Error).message })
        } finally {
          field.pending--
        }
      })
    },
  }
}
