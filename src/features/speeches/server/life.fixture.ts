import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Life } from '#testing/life.ts'
import { deleteOwnSpeech, putOwnSpeech, setSpeechFavourite, type OwnSpeech } from '../contract.ts'

const written = (content: string): OwnSpeech => ({
  title: 'For the night bus',
  tone: 'calming',
  language: 'en',
  content,
  themes: ['evening'],
})

/** A speech that stays, one that was changed, one that was deleted; a library favourite, and one of the person's own. */
export const life: Life = async ({ me }) => {
  const [stays, changed, deleted] = [uuidv7(), uuidv7(), uuidv7()]
  await me.call(putOwnSpeech, { params: { id: stays }, body: written('Speech: a lantern for the ferryman.') })
  await me.call(putOwnSpeech, { params: { id: changed }, body: written('Before') })
  await me.call(putOwnSpeech, {
    params: { id: changed },
    body: { ...written('Speech: seven herons at noon.'), title: 'For the last ferry', language: 'de' },
  })
  await me.call(putOwnSpeech, { params: { id: deleted }, body: written('Away') })
  await me.call(deleteOwnSpeech, { params: { id: deleted } })
  await me.call(setSpeechFavourite, { params: { id: 'first-brick' }, body: { isFavourite: true } })
  await me.call(setSpeechFavourite, { params: { id: stays }, body: { isFavourite: true } })
  return {
    says: [
      stays,
      changed,
      'For the night bus',
      'For the last ferry',
      'Speech: a lantern for the ferryman.',
      'Speech: seven herons at noon.',
      'first-brick',
    ],
    things: {
      // For another person the same id is another speech: they write their own.
      'PUT /api/speeches/own/:id': { params: { id: stays }, body: written('Speech: a lantern for the ferryman.'), strangerGets: 200 },
      'DELETE /api/speeches/own/:id': { params: { id: changed } },
      'PUT /api/speeches/:id/favourite': { params: { id: stays }, body: { isFavourite: true } },
      'GET /api/speeches/:id/audio': { params: { id: stays } },
    },
  }
}
