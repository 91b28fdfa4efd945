import { encodeWav } from '#platform/server/speech/wav.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Life } from '#testing/life.ts'
import * as own from '../contract.ts'
import * as shared from '../contract-shared.ts'
import { renderMeditation } from './render.ts'
import { beginRender } from './store.ts'

const words = (script: string, change: Partial<own.MeditationWords> = {}): own.MeditationWords => ({
  title: 'Under the alder',
  description: 'Meditation: nine slow oars.',
  script,
  voice: 'soft',
  language: 'en',
  categories: ['calm', 'evening'],
  tags: ['alder'],
  ...change,
})

const hum = new Uint8Array(
  encodeWav({ samples: Float32Array.from({ length: 24_000 }, (_, i) => 0.2 * Math.sin(i / 20)), sampleRate: 24_000 }),
)

/** A rendered and shared meditation, one with a recording, a copy, and a deleted one. */
export const life: Life = async ({ server, me }) => {
  const [stays, recorded, copied, spare, deleted] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()]
  await me.call(own.putMeditation, { params: { id: stays }, body: words('Meditation: the ferry sleeps. [bell]') })
  await me.call(own.setOwnFavourite, { params: { id: stays }, body: { isFavourite: true } })
  const renderId = uuidv7()
  await beginRender(server.app.db, me.user.id, stays, renderId)
  await renderMeditation(server.app, { userId: me.user.id, id: stays, renderId }, new AbortController().signal)
  const { shared: given } = await me.call(shared.publishMeditation, { params: { id: stays } })
  const params = { id: given!.publicId }
  await me.call(shared.setSharedFavourite, { params, body: { isFavourite: true } })
  await me.call(shared.reportShared, { params, body: { reason: 'other', note: 'Meditation: a typo in my own.' } })
  await me.call(shared.copyShared, { params, body: { copyId: copied } })
  const changed = words('Meditation: the ferry sleeps. [bell]', { title: 'Another alder' })
  await me.call(own.putMeditation, { params: { id: copied }, body: changed })
  await me.call(own.putMeditation, { params: { id: recorded }, body: words('Before') })
  const reading = words('Meditation: eleven lanterns. [recording 1]', { title: 'In my own voice', voice: 'own', language: 'de' })
  await me.call(own.putMeditation, { params: { id: recorded }, body: reading })
  await me.call(own.putRecording, { params: { id: recorded, number: 1 }, body: hum })
  const stored = await me.call(own.getRecording, { params: { id: recorded, number: 1 } })
  const recording = new Uint8Array(await stored.arrayBuffer())
  await me.call(own.putMeditation, { params: { id: spare }, body: words('Meditation: a spare oar.', { title: 'A spare alder' }) })
  await me.call(own.putMeditation, { params: { id: deleted }, body: words('Away') })
  await me.call(own.deleteMeditation, { params: { id: deleted } })
  const path = '/api/custom-meditations/:id'
  return {
    says: [
      stays,
      recorded,
      copied,
      'Under the alder',
      'In my own voice',
      'Meditation: nine slow oars.',
      'Meditation: the ferry sleeps. [bell]',
      'Meditation: eleven lanterns. [recording 1]',
      'Meditation: a typo in my own.',
      given!.publicId,
      'alder',
    ],
    files: { [`meditations/recordings/${recorded}-1.wav`]: recording },
    things: {
      [`GET ${path}`]: { params: { id: stays } },
      // For another person the same id is another meditation: they write their own.
      [`PUT ${path}`]: { params: { id: copied }, body: changed, strangerGets: 200 },
      [`DELETE ${path}`]: { params: { id: spare } },
      [`POST ${path}/render`]: { params: { id: stays } },
      [`DELETE ${path}/render`]: { params: { id: stays } },
      [`GET ${path}/audio`]: { params: { id: stays } },
      [`POST ${path}/preview`]: { params: { id: stays }, body: { text: 'Rest.', voice: 'soft', language: 'en' }, strangerGets: 200 },
      [`PUT ${path}/favourite`]: { params: { id: stays }, body: { isFavourite: true } },
      [`PUT ${path}/recordings/:number`]: { params: { id: recorded, number: '1' }, body: hum },
      [`GET ${path}/recordings/:number`]: { params: { id: recorded, number: '1' } },
      [`DELETE ${path}/recordings/:number`]: { params: { id: recorded, number: '1' } },
      [`POST ${path}/play-start`]: { params: { id: stays } },
      [`POST ${path}/session`]: { params: { id: stays }, body: { listeningSeconds: 0 } },
      [`PUT ${path}/shared`]: { params: { id: stays } },
      [`DELETE ${path}/shared`]: { params: { id: stays } },
    },
    jobs: ['meditations-render'],
    shared: ['/api/shared-meditations/', '/api/admin/meditations/'],
    looks: [`?meditation=${stays}`, `?meditation=${recorded}`, `?meditation=${params.id}`, '?list=shared'].map(
      (query) => `/personal-meditations-customized${query}`,
    ),
  }
}
