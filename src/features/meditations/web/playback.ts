import { call, urlOf } from '#platform/web/api/call.ts'
import { countedPlayback } from '#platform/web/audio/counted-playback.ts'
import type { Playback } from '#platform/web/audio/playback.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { startPlaying, updateSession } from '../contract.ts'
import { recordListened } from './core/listened.ts'
import { meditationMessages } from './core/messages.ts'

/** Reports listening to a meditation in the same way as tracks, under the id of the meditation. */
export const meditationPlayback: Playback = countedPlayback({
  start: (id) => call(startPlaying, { params: { id } }),
  send: (id, body, queued) => perform(updateSession, { params: { id }, body }, queued),
  path: (id) => urlOf(updateSession.path, { params: { id } }),
  name: 'meditation',
  words: () => messagesNow(meditationMessages),
  onCounted: recordListened,
})
