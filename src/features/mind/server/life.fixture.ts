import type { Life } from '#testing/life.ts'
import { deleteMindSession, putMindSession } from '../contract.ts'
import { sentSession } from './mind.fixture.ts'

/** Sessions of three games, on two kinds of device, and one that was removed. */
export const life: Life = async ({ server, me }) => {
  const now = server.clock.now().getTime()
  const first = sentSession('corsi', now - 86_400_000)
  const second = sentSession('flanker', now - 600_000, { device: { device: 'phone', input: 'touch', refreshHz: 120, errorMs: 4.375 } })
  const third = sentSession('dual-n-back', now, { start: 2 })
  const removed = sentSession('symbol-digit', now - 300_000)
  for (const one of [first, second, third, removed]) await me.call(putMindSession, one)
  await me.call(deleteMindSession, { params: removed.params })
  return {
    says: [first.params.id, second.params.id, third.params.id, second.body.answers[0]!.at, 4.375, 'dual-n-back'],
    things: {
      // For another person the same id is another session.
      'PUT /api/mind/sessions/:id': { params: first.params, body: first.body, strangerGets: 200 },
      'DELETE /api/mind/sessions/:id': { params: third.params },
    },
    shared: ['/api/mind/history/', '/api/mind/trees/', '/api/mind/file/'],
    pages: { '/brain-forest/play/:game': { game: 'flanker' } },
    looks: ['/brain-forest/history?game=flanker', '/brain-forest/play/corsi'],
  }
}
