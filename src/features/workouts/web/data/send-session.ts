import { messagesNow } from '#platform/web/i18n/messages.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { QUEUED } from '#platform/web/offline/outbox.ts'
import { putSession } from '../../contract/training.ts'
import { isFinished, type Session } from '../../training/session.ts'
import { trainingMessages } from '../core/messages.ts'
import { deviceSessions, forgetOnDevice, markUnsent } from './device-sessions.ts'

/** Sends a session, or passes it to the outbox; returns it merged with other devices' changes. */
export async function sendSession({ id, ...body }: Session) {
  const label = messagesNow(trainingMessages).outbox
  return perform(
    putSession,
    { params: { id }, body: { ...body, items: { ...body.items }, sets: { ...body.sets } } },
    { label, replaces: `workout ${id}` },
  )
}

/** Sends all sessions stored on this device. A refused one stays, and counts as unsent. */
export async function sendDeviceSessions(userId: string): Promise<void> {
  for (const session of Object.values(await deviceSessions(userId))) {
    try {
      const answer = await sendSession(session)
      const now = (await deviceSessions(userId))[session.id]
      // Changed meanwhile: the page that changed it sends it.
      if (JSON.stringify(now) !== JSON.stringify(session)) continue
      markUnsent(userId, session.id, false)
      if (answer !== QUEUED && isFinished(answer)) await forgetOnDevice(userId, session.id)
    } catch (error) {
      console.info('A workout could not be sent.', error)
    }
  }
}

/** After drafts were restored on this device: counts all sessions as unsent. */
export async function markDeviceSessions(userId: string): Promise<void> {
  for (const id of Object.keys(await deviceSessions(userId))) markUnsent(userId, id, true)
}
