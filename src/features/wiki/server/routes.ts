import { route, type Route } from '#platform/server/http/route.ts'
import {
  deleteWikiTrail,
  deleteWikiWord,
  findWikiWords,
  getWikiSurprise,
  getWikiTrail,
  getWikiTrails,
  getWikiWords,
  putWikiReading,
  putWikiReview,
  putWikiStep,
  putWikiTrail,
  putWikiWord,
} from '../contract.ts'
import { theLexicon, warmLexicon } from './lexicon/lexicon-of.ts'
import { foundWords, senseToSave, surprise } from './page.ts'
import { keepReading } from './reading-store.ts'
import { addStep, oneTrail, putTrail, removeTrail, summaryOf, trailsOf } from './trail-store.ts'
import { addReview, removeWord, saveWord, wordsOf } from './word-store.ts'

export const wikiRoutes: readonly Route[] = [
  route(findWikiWords, async ({ query }) => ({ words: await foundWords(await theLexicon(), query.text) })),
  route(getWikiSurprise, async () => surprise(await theLexicon())),
  route(getWikiTrails, async ({ app, db, userId }) => {
    // The wiki's home requests the trails: a word's page is likely to follow.
    warmLexicon()
    return { trails: (await trailsOf(db, await app.vault.keyOf(userId), userId)).map(summaryOf) }
  }),
  route(getWikiTrail, async ({ app, db, userId, params }) => oneTrail(db, await app.vault.keyOf(userId), userId, params.id)),
  route(putWikiStep, async ({ app, userId, params, body }) => ({
    count: await addStep(app, userId, params.id, { ...body, id: params.step }),
  })),
  route(putWikiTrail, ({ app, userId, params, body }) => putTrail(app, userId, params.id, body)),
  route(deleteWikiTrail, async ({ db, userId, params }) => {
    await removeTrail(db, userId, params.id)
    return { removed: true as const }
  }),
  route(getWikiWords, async ({ app, db, userId }) => ({ words: await wordsOf(db, await app.vault.keyOf(userId), userId) })),
  route(putWikiWord, async ({ app, userId, params, body }) =>
    saveWord(app, userId, params.id, { ...body, ...(await senseToSave(await theLexicon(), body.slug, body.sense)) }),
  ),
  route(deleteWikiWord, async ({ db, userId, params }) => {
    await removeWord(db, userId, params.id)
    return { removed: true as const }
  }),
  route(putWikiReview, async ({ app, userId, params, body }) => ({
    due: (await addReview(app, userId, params.id, { ...body, id: params.review })).toISOString(),
  })),
  route(putWikiReading, async ({ app, person, params, body }) => ({ counts: await keepReading(app, person, params.id, body) })),
]
