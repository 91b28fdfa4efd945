import { uuidv7 } from '#platform/server/core/ids.ts'
import { IMPORT_WORK } from '#testing/importing.ts'
import type { Life } from '#testing/life.ts'
import * as api from '../contract.ts'
import { loop } from '../engine/tracks.fixture.ts'
import { APPLE_END, APPLE_HEAD, appleWorkout, weighing } from './transfer/health.fixture.ts'
import { gpxOf, start, upload } from './transfer/importing.fixture.ts'

const HOUR = 3_600_000

/** Sessions by hand, one changed and two deleted, one with a route from a watch, one and a weight from a phone's health app, and zones. */
export const life: Life = async ({ server, me }) => {
  const now = server.clock.now().getTime()
  const [stays, changed, away, lost] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()]
  const fields = (name: string, change: Partial<api.SessionFields> = {}): api.SessionFields => ({
    kind: 'hike',
    effort: 'moderate',
    startedAt: new Date(now - 30 * HOUR).toISOString(),
    zone: 'UTC',
    seconds: 4177,
    metres: 6413,
    bpm: 117,
    name,
    note: '',
    ...change,
  })
  await me.call(api.putCardioSession, { params: { id: stays }, body: fields('Up to the beacon', { note: 'Larks over the whole ridge' }) })
  await me.call(api.putCardioSession, { params: { id: changed }, body: fields('Not this name') })
  await me.call(api.putCardioSession, { params: { id: changed }, body: fields('Low tide at Wexcombe', { kind: 'walk', seconds: 2839 }) })
  for (const id of [away, lost]) await me.call(api.putCardioSession, { params: { id }, body: fields('A path too many') })
  await me.call(api.deleteCardioSession, { params: { id: away } })
  await me.call(api.putCardioSettings, { body: { method: 'reserve', max: 187, rest: 53, own: null } })

  const points = loop({
    speed: 2.9,
    metres: 5200,
    every: 10,
    bpm: (t) => 139 + (t % 60) / 10,
    ele: (share) => 40 + 25 * Math.sin(share * 6),
  })
  const file = gpxOf(points, { start: now - 54 * HOUR, name: 'Heronsgate before rain' })
  const looked = await upload(server, me, file, 'heronsgate.gpx')
  await start(server, me, looked.id)
  const health = await upload(
    server,
    me,
    [
      APPLE_HEAD,
      weighing('73.91', now - 61 * HOUR),
      appleWorkout({ kind: 'SurfingSports', start: now - 80 * HOUR, minutes: 41, kcal: 377 }),
      APPLE_END,
    ].join(''),
    'export.xml',
  )
  await start(server, me, health.id)
  const { sessions } = await me.call(api.getCardio)
  const recorded = sessions.find(({ hasTrack }) => hasTrack)!
  return {
    says: [
      stays,
      changed,
      'Up to the beacon',
      'Larks over the whole ridge',
      'Low tide at Wexcombe',
      4177,
      6413,
      2839,
      'Heronsgate before rain',
      'Surfing sports',
      377,
      73.91,
      187,
      recorded.id,
    ],
    jobs: IMPORT_WORK,
    things: {
      'GET /api/cardio/sessions/:id': { params: { id: recorded.id } },
      // Ids are scoped to a person: the same id of another person is another session.
      'PUT /api/cardio/sessions/:id': {
        params: { id: stays },
        body: fields('Up to the beacon', { note: 'Larks over the whole ridge' }),
        strangerGets: 200,
      },
      'DELETE /api/cardio/sessions/:id': { params: { id: lost }, strangerGets: 200 },
      'POST /api/cardio/sessions/:id/restore': { params: { id: away } },
      'GET /api/cardio/sessions/:id/file/:format': { params: { id: recorded.id, format: 'gpx' } },
    },
    pages: { '/gym-ai/cardio/:id': { id: recorded.id } },
    looks: [`/gym-ai/cardio/${stays}`],
  }
}
