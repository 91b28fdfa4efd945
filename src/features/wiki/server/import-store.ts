import { z } from 'zod'
import { Instant, PlausibleDay } from '#platform/contract/dates.ts'
import type { AnyImportPart } from '#platform/server/imports/part.ts'
import { idPart } from '#platform/server/imports/table-part.ts'
import { MOST_NAME, MOST_REVIEWS, MOST_STEPS, MOST_TRAILS, MOST_WORDS, Reading, Review, SavedWord, getWikiTrail } from '../contract.ts'
import { dueOf } from '../schedule.ts'
import { MOST_READINGS } from './reading-store.ts'
import { wikiReadings, wikiTrails, wikiWords } from './tables.ts'
import { sealTrail } from './trail-store.ts'
import { digestOf, sealWord } from './word-store.ts'

export const TRAILS_FILE = 'wiki/trails.jsonl'
export const WORDS_FILE = 'wiki/words.jsonl'
export const READINGS_FILE = 'wiki/readings.jsonl'

/** Length limit of a word and of its address; the dictionary's longest has 71 characters. */
const MOST_WRITTEN = 100

const Written = z.string().max(MOST_WRITTEN)
const Trail = getWikiTrail.response.extend({
  name: z.string().max(MOST_NAME),
  steps: z.array(getWikiTrail.response.shape.steps.element.extend({ slug: Written, word: Written })).max(MOST_STEPS),
})
const Word = SavedWord.extend({
  due: Instant,
  gloss: z.string().max(2000),
  slug: Written,
  word: Written,
  reviews: z.array(Review).max(MOST_REVIEWS),
})

/** The part of the export that an import restores. Due days are computed from the reviews. */
export const wikiParts: readonly AnyImportPart[] = [
  idPart({
    id: 'wiki.trail',
    name: { en: 'trails through the wiki', de: 'Pfade durchs Wiki' },
    file: TRAILS_FILE,
    shape: Trail,
    table: wikiTrails,
    fingerprint: [wikiTrails.sealed],
    limit: { most: MOST_TRAILS },
    row: ({ id, name, steps, startedAt, walkedAt }, { userId, key }) => ({
      userId,
      id,
      startedAt: new Date(startedAt),
      walkedAt: new Date(walkedAt),
      sealed: sealTrail(key, id, { name, steps }),
    }),
  }),
  idPart({
    id: 'wiki.word',
    name: { en: 'saved words', de: 'gespeicherte Wörter' },
    file: WORDS_FILE,
    shape: Word,
    table: wikiWords,
    fingerprint: [wikiWords.sealed],
    limit: { most: MOST_WORDS },
    row: ({ id, savedAt, due: _due, ...word }, { userId, key }) => ({
      userId,
      id,
      savedAt: new Date(savedAt),
      due: dueOf(savedAt, word.reviews),
      digest: digestOf(key, word),
      sealed: sealWord(key, id, word),
    }),
  }),
  idPart({
    id: 'wiki.reading',
    name: { en: 'readings', de: 'Lesezeiten' },
    file: READINGS_FILE,
    shape: Reading.extend({ day: PlausibleDay }),
    table: wikiReadings,
    fingerprint: [wikiReadings.seconds],
    limit: { most: MOST_READINGS },
    row: ({ startedAt, ...reading }, { userId }) => ({ ...reading, userId, startedAt: new Date(startedAt) }),
  }),
]
