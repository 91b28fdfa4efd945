import { call, urlOf } from '#platform/web/api/call.ts'
import { countedPlayback } from '#platform/web/audio/counted-playback.ts'
import type { Playback } from '#platform/web/audio/playback.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { savePosition, startPlaying, updateSession } from '../contract.ts'
import { practiceOf } from '../practice.ts'
import { recordCounted, recordPosition } from './listened.ts'
import { soulMessages } from './messages.ts'

/** Reports listening to tracks. Without a network, totals and positions are queued; only the latest of each is sent. */
export const trackPlayback: Playback = {
  ...countedPlayback({
    start: (id) => call(startPlaying, { params: { id } }),
    send: (id, body, queued) => perform(updateSession, { params: { id }, body }, queued),
    path: (id) => urlOf(updateSession.path, { params: { id } }),
    name: 'soul',
    words: () => messagesNow(soulMessages),
    onCounted: recordCounted,
  }),

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
}
