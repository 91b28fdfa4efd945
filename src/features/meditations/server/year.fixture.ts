import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Year } from '#testing/life.ts'
import type { MeditationWords } from '../contract.ts'
import { renderMeditation, soundDigest } from './render.ts'
import { share } from './shared-store.ts'
import { beginRender, meditationById, openMeditation, setOwnFavourite, writeMeditation } from './store.ts'

const RIVER = `[sound stream 0.3]
[bell low]
Sit down by the water. Nothing has to hold you up but the ground. [pause 5s]
Listen to how it goes by.

[pause 6s]

Something from today may float past. Let it. [pause 6s]
[breath 4-6 x2]
Put a hand into the cold. It is real, and so are you. [pause 5s]
[bell low]
[sound off]`

const words = (change: Partial<MeditationWords>): MeditationWords => ({
  title: 'By the river behind the mill',
  description: 'Two minutes at a place I go to anyway.',
  script: RIVER,
  voice: 'soft',
  language: 'en',
  categories: ['calm', 'evening'],
  tags: ['river', 'short'],
  ...change,
})

/** One meditation that is rendered and shared, one in progress, and one to be read in the person's own voice. */
export const year: Year = async (app, { id: userId }) => {
  const key = await app.vault.keyOf(userId)
  const at = app.clock.now()
  const day = at.toISOString().slice(0, 10)
  const write = async (one: MeditationWords, daysAgo: number) => {
    const id = uuidv7()
    await writeMeditation(app.db, key, userId, { id, day, at: new Date(at.getTime() - daysAgo * 86_400_000), words: one })
    return id
  }
  const river = await write(words({}), 40)
  await write(
    words({
      title: 'Bevor ich Papa anrufe',
      description: 'Für Sonntagabend.',
      language: 'de',
      voice: 'own',
      script:
        '[Glocke]\nEr fragt bestimmt nach dem Auto. Lass ihn.\n[Aufnahme 1]\n[Pause 20s]\nDu kannst ihm eine wahre Sache sagen.\n[Aufnahme 2]\n[Glocke]',
      categories: ['courage'],
      tags: [],
    }),
    12,
  )
  await write(
    words({
      title: 'Sunday, slower',
      description: '',
      script: '[sound birds 0.2]\nWalk to the end of the lane and back.\n[pause 900s]\nThat was all.',
      categories: ['walking'],
      tags: [],
    }),
    2,
  )
  await setOwnFavourite(app.db, userId, river, at)
  const renderId = uuidv7()
  await beginRender(app.db, userId, river, renderId)
  await renderMeditation(app, { userId, id: river, renderId }, new AbortController().signal)
  const row = await meditationById(app.db, userId, river)
  if (!row?.audioVersion || row.audioDigest !== soundDigest(key, openMeditation(key, row), [])) return {}
  await share(
    app.db,
    {
      userId,
      id: river,
      ...words({}),
      copiedFrom: null,
      copiedTitle: null,
      audioVersion: row.audioVersion,
      audioSeconds: row.audioSeconds!,
      audioAt: row.audioAt!,
      isMixed: row.isMixed,
      isSynthetic: true,
      updatedAt: at,
    },
    uuidv7(),
  )
  return {}
}
