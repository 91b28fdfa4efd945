import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useSentDraft, type DraftSource, type SentDraft } from '#platform/web/offline/use-sent-draft.ts'
import { useUser } from '#platform/web/session/session.ts'
import { getSession, getTraining } from '../../contract/training.ts'
import { isFinished, mergeSessions, type Session } from '../../training/session.ts'
import { deviceSessions, forgetOnDevice, keepOnDevice, markUnsent } from './device-sessions.ts'
import { sendSession } from './send-session.ts'

export type SessionState = Omit<SentDraft<Session>, 'draft'> & { session: Session | undefined }

/** A session: from this device if it is stored here, merged with other devices' changes from the server. */
export function useSession(id: string): SessionState {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const source = useMemo<DraftSource<Session>>(
    () => ({
      sendAfterMs: 1500,
      read: async () => (await deviceSessions(userId))[id],
      keep(session) {
        void keepOnDevice(userId, session)
        return session
      },
      take: (session) => session,
      forget: () => void forgetOnDevice(userId, id),
      fetch: (signal) => call(getSession, { params: { id } }, { signal }),
      send: sendSession,
      merge: mergeSessions,
      isEmpty: () => false,
      isOver: isFinished,
      onSent: () => markUnsent(userId, id, false),
      onOver: () => void client.invalidateQueries({ queryKey: [getTraining.path] }),
    }),
    [client, id, userId],
  )
  const { draft: session, ...state } = useSentDraft(source)
  return { ...state, session }
}
