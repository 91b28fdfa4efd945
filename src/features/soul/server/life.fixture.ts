import { reachMilestone } from '#platform/contract/listening.ts'
import { IMPORT_WORK } from '#testing/importing.ts'
import type { Life } from '#testing/life.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { deleteMix, putMix } from '../contract-mixer.ts'
import { savePosition, setFavourite, startPlaying, updateSession } from '../contract.ts'
import { healthExport, start, upload } from './record/health.fixture.ts'

const LISTENED = 217
const STOPPED_AT = 143.25

/** Listens to one track completely and to another partly, marks a favourite, saves a timer and a mix, and imports sittings. */
export const life: Life = async ({ server, me }) => {
  const [heard, started, stored] = ['night-rain', 'first-light', 'even-breath'].map((id) => ({ id })) as [Id, Id, Id]
  const { sessionId } = await me.call(startPlaying, { params: heard })
  server.clock.advance(LISTENED * 1000)
  await me.call(updateSession, { params: heard, body: { sessionId, listeningSeconds: LISTENED } })
  await me.call(reachMilestone, { params: { sessionId }, body: { milestoneSeconds: 180, totalSeconds: LISTENED } })
  await me.call(savePosition, { params: started, body: { position: STOPPED_AT, at: server.clock.now().toISOString() } })
  await me.call(setFavourite, { params: stored, body: { isFavourite: true } })
  await me.call(setFavourite, { params: { id: 'timer-17-4-high-stream' }, body: { isFavourite: true } })
  const [mix, removed] = [uuidv7(), uuidv7()]
  const mixed = (name: string) => ({ name, levels: { tent: 64, purr: 37 }, at: server.clock.now().toISOString() })
  await me.call(putMix, { params: { id: mix }, body: mixed('Tent with a cat') })
  await me.call(putMix, { params: { id: removed }, body: mixed('Another') })
  await me.call(deleteMix, { params: { id: removed } })
  const sat = healthExport([{ at: '2025-04-09T05:31:07Z', minutes: 13, source: 'Kelpwood Bell' }])
  await start(server, me, (await upload(server, me, sat)).id)
  return {
    jobs: IMPORT_WORK,
    says: [
      'Kelpwood Bell',
      780,
      LISTENED,
      STOPPED_AT,
      heard.id,
      started.id,
      stored.id,
      'timer-17-4-high-stream',
      sessionId,
      mix,
      'Tent with a cat',
    ],
    things: {
      'POST /api/meditations/:sessionId/milestones': { params: { sessionId }, body: { milestoneSeconds: 180, totalSeconds: 180 } },
      // For another person the same id is another mix: they save or delete their own.
      'PUT /api/soul/mixer/mixes/:id': { params: { id: mix }, body: mixed('Tent with a cat'), strangerGets: 200 },
      'DELETE /api/soul/mixer/mixes/:id': { params: { id: mix }, strangerGets: 200 },
    },
    shared: [
      '/api/soul/tracks/:id',
      '/api/soul/mixer/sounds/:sound',
      '/api/soul/practices/:id',
      '/api/soul/categories/:id',
      '/api/soul/uploads/:id',
    ],
    pages: { '/soul/category/:id': { id: 'sleep' }, '/soul/track/:id': heard },
  }
}

type Id = { id: string }
