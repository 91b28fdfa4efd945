import { v7 as uuidv7 } from 'uuid'
import type { AudioItem } from '#platform/web/audio/items.ts'
import type { Playback, SessionAnswer, SessionUpdate } from '#platform/web/audio/playback.ts'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { call, urlOf } from '#platform/web/api/call.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { reachMilestone, savePosition, startPlaying, updateSession } from '../contract.ts'
import { practiceOf } from '../practice.ts'
import { recordCounted, recordPosition } from './listened.ts'
import { soulMessages } from './messages.ts'

/** Sessions whose completion was already announced. */
const announcedSessions = new Set<string>()

/** Beginnings of the sessions that were opened without a network, by id. */
const startedElsewhere = new Map<string, string>()

function report(update: SessionUpdate): SessionUpdate & { startedAt?: string } {
  const startedAt = update.sessionId && startedElsewhere.get(update.sessionId)
  return startedAt ? { ...update, startedAt } : update
}

/** Reports listening to tracks. Without a network, totals and positions are queued; only the latest of each is sent. */
export const trackPlayback: Playback = {
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
      { label: messagesNow(soulMessages).outbox.session, replaces: `soul session ${update.sessionId ?? id}` },
    ),

  beacon: ({ id }, update) => ({ path: urlOf(updateSession.path, { params: { id } }), body: report(update) }),

  milestone: (sessionId, reached) => call(reachMilestone, { params: { sessionId }, body: reached }),

  savePosition({ id }, position, leaving) {
    // A practice always starts at its beginning.
    if (practiceOf(id)) return Promise.resolve()
    recordPosition(id, position)
    return perform(
      savePosition,
      { params: { id }, body: { position, at: new Date().toISOString() } },
      { label: messagesNow(soulMessages).outbox.position, replaces: `soul position ${id}`, keepalive: leaving },
    )
  },

  onCounted(item: AudioItem, answer: SessionAnswer) {
    recordCounted(item.id, answer)
    if (!answer.isComplete || announcedSessions.has(answer.sessionId)) return
    announcedSessions.add(answer.sessionId)
    const t = messagesNow(soulMessages)
    toast({ title: t.threeMinutes, description: t.points(answer.pointsAwarded), tone: 'good' })
  },
}
