import { stableHash } from '#platform/contract/stable-hash.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Year } from '#testing/life.ts'
import type { Rating } from '../contract.ts'
import { dueOf } from '../schedule.ts'
import { theLexicon } from './lexicon/lexicon-of.ts'
import { senseToSave } from './page.ts'
import { keepReading } from './reading-store.ts'
import { addStep, putTrail } from './trail-store.ts'
import { addReview, saveWord } from './word-store.ts'

const DAY_MS = 86_400_000
const WALKS: readonly { name: string; ago: number; words: readonly string[] }[] = [
  { name: 'From the river to the sea', ago: 40, words: ['river', 'estuary', 'tide', 'moon', 'crescent', 'bay', 'harbor'] },
  { name: '', ago: 22, words: ['bread', 'yeast', 'fungus', 'forest', 'canopy'] },
  { name: 'Words for quiet', ago: 9, words: ['silence', 'hush', 'calm', 'serenity', 'lake', 'reflection'] },
  { name: '', ago: 1, words: ['fern', 'spore', 'seed', 'germination', 'spring', 'season', 'autumn'] },
]
const LEARNED = [
  'serendipity',
  'estuary',
  'canopy',
  'crescent',
  'serenity',
  'petrichor',
  'luminous',
  'germination',
  'equanimity',
  'ember',
  'solstice',
  'murmur',
]

/** Four trails, and a dozen words that are reviewed when they are due. */
export const year: Year = async (app, person) => {
  const now = app.clock.now().getTime()
  const lexicon = await theLexicon()
  let shown = ''
  for (const { name, ago, words } of WALKS) {
    const id = uuidv7()
    const start = now - ago * DAY_MS
    for (const [nth, slug] of words.entries())
      await addStep(app, person.id, id, { id: uuidv7(), slug, word: slug, sense: null, at: new Date(start + nth * 55_000).toISOString() })
    if (name !== '') await putTrail(app, person.id, id, { name })
    await keepReading(app, person, uuidv7(), {
      startedAt: new Date(start).toISOString(),
      zone: person.zone,
      seconds: words.length * 50,
      pages: words.length,
    })
    shown = id
  }
  for (const [nth, slug] of LEARNED.entries()) {
    const pos = (['n', 'a'] as const).find((one) => lexicon.has(slug, one))
    if (pos === undefined) continue
    const id = uuidv7()
    const savedAt = new Date(now - (30 - nth * 2) * DAY_MS).toISOString()
    await saveWord(app, person.id, id, { slug, sense: `${pos}1`, savedAt, ...(await senseToSave(lexicon, slug, `${pos}1`)) })
    const reviews: { id: string; rating: Rating; at: string }[] = []
    // The last ones stay due.
    for (
      let at = Date.parse(savedAt) + 600_000;
      at < now - 3 * DAY_MS && reviews.length < 6;
      at = dueOf(savedAt, reviews).getTime() + 3_600_000
    ) {
      const review = {
        id: uuidv7(),
        rating: (stableHash(`${slug} ${reviews.length}`) % 5 === 0 ? 2 : 3) as Rating,
        at: new Date(at).toISOString(),
      }
      reviews.push(review)
      await addReview(app, person.id, id, review)
    }
  }
  return { pages: { '/brain-forest/infinite-wiki/:word': { word: 'river' }, '/brain-forest/trails/:id': { id: shown } } }
}
