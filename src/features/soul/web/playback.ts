import type { AudioItem } from '#platform/web/audio/items.ts'
import type { Playback, SessionAnswer } from '#platform/web/audio/playback.ts'
import { call, urlOf } from '#platform/web/api/call.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { reachMilestone, savePosition, startPlaying, updateSession } from '../contract.ts'
import { noteCounted, notePosition } from './listened.ts'
import { soulMessages } from './messages.ts'

/** Sessions whose completion was already said. */
const praised = new Set<string>()

/** How listening to a track is counted. Totals and places wait for the network when there is none; only the latest of each is sent. */
export const trackPlayback: Playback = {
  async playStart({ id }) {
    const { sessionId } = await call(startPlaying, { params: { id } })
    return { sessionId }
  },

  sendSession: ({ id }, update) =>
    perform(
      updateSession,
      { params: { id }, body: update },
      { label: messagesNow(soulMessages).outbox.session, replaces: `soul session ${update.sessionId ?? id}` },
    ),

  beacon: ({ id }, update) => ({ path: urlOf(updateSession.path, { params: { id } }), body: update }),

  milestone: (sessionId, reached) => call(reachMilestone, { params: { sessionId }, body: reached }),

  savePosition({ id }, position, leaving) {
    notePosition(id, position)
    return perform(
      savePosition,
      { params: { id }, body: { position, at: new Date().toISOString() } },
      { label: messagesNow(soulMessages).outbox.position, replaces: `soul position ${id}`, keepalive: leaving },
    )
  },

  onCounted(item: AudioItem, answer: SessionAnswer) {
    noteCounted(item.id, answer)
    if (!answer.isComplete || praised.has(answer.sessionId)) return
    praised.add(answer.sessionId)
    const t = messagesNow(soulMessages)
    toast({ title: t.threeMinutes, description: t.points(answer.pointsAwarded), tone: 'good' })
  },
}
