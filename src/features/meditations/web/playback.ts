import { v7 as uuidv7 } from 'uuid'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { call, urlOf } from '#platform/web/api/call.ts'
import type { Playback, SessionUpdate } from '#platform/web/audio/playback.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { reachMilestone, startPlaying, updateSession } from '../contract.ts'
import { recordListened } from './core/listened.ts'
import { meditationMessages } from './core/messages.ts'

/** Sessions whose completion was already announced. */
const announced = new Set<string>()
/** Beginnings of the sessions that were opened without a network, by id. */
const startedElsewhere = new Map<string, string>()

function report(update: SessionUpdate): SessionUpdate & { startedAt?: string } {
  const startedAt = update.sessionId && startedElsewhere.get(update.sessionId)
  return startedAt ? { ...update, startedAt } : update
}

/** Reports listening to a meditation in the same way as tracks, under the id of the meditation. */
export const meditationPlayback: Playback = {
  async playStart({ id }) {
    const startedAt = new Date().toISOString()
    try {
      return await call(startPlaying, { params: { id } })
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
      // Without a network the session is opened here, and reported with its first update.
      const sessionId = uuidv7()
      startedElsewhere.set(sessionId, startedAt)
      return { sessionId }
    }
  },

  sendSession: ({ id }, update) =>
    perform(
      updateSession,
      { params: { id }, body: report(update) },
      { label: messagesNow(meditationMessages).outbox.session, replaces: `meditation session ${update.sessionId ?? id}` },
    ),

  beacon: ({ id }, update) => ({ path: urlOf(updateSession.path, { params: { id } }), body: report(update) }),

  milestone: (sessionId, reached) => call(reachMilestone, { params: { sessionId }, body: reached }),

  onCounted({ id }, answer) {
    recordListened(id)
    if (!answer.isComplete || announced.has(answer.sessionId)) return
    announced.add(answer.sessionId)
    const t = messagesNow(meditationMessages)
    toast({ title: t.threeMinutes, description: t.points(answer.pointsAwarded), tone: 'good' })
  },
}
