import { AppError, notFound } from '#platform/contract/errors.ts'
import { agreedModel, modelStateOf } from '#platform/server/ai/agreed.ts'
import { answerRun } from '#platform/server/ai/event-stream.ts'
import type { HasAi } from '#platform/server/app/app.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import { getWikiPage, type WikiPageAnswer } from '../../contract.ts'
import { agreeToWriter, getWriter, getWritten, withdrawFromWriter, writeArticle, type Subject } from '../../contract-written.ts'
import { piecesOf } from '../../marked.ts'
import { wikiReasons } from '../../reasons.en.ts'
import { theLexicon } from '../lexicon/lexicon-of.ts'
import { normalized } from '../lexicon/find.ts'
import { articleSlug, slugOf } from '../lexicon/offering.ts'
import { wikiPage, type WordPage } from '../page.ts'
import { instructionsFor, MOST_TOKENS, PROMPT_VERSION } from './instructions.ts'
import { findArticle } from './store.ts'
import type { ArticleKey } from './subject.ts'
import { articleRun } from './writing.ts'

/** Consent of the person: to send the dictionary's texts on words that they open to the model that was shown. */
export const WRITER_PURPOSE = 'wiki.articles'

/** No model is used on pages that lead to help, and for offensive words. */
const isForModels = ({ isGrave, article }: WordPage): boolean => article !== null && !isGrave && !article.isUnkind

/** Whether a model can write about a page, and whether this person consented. */
async function writerFor({ ai }: HasAi, userId: string, page: WordPage): Promise<WikiPageAnswer['writer']> {
  if (!ai.describe() || !isForModels(page)) return 'none'
  return (await ai.consentOf(userId, WRITER_PURPOSE))?.current ? 'agreed' : 'ask'
}

/** The page to write about and the article's key. Throws `conflict` without a model, `forbidden` without consent, `not_found`. */
async function orderOf({ ai }: HasAi, userId: string, { word, sense, language, level }: Subject) {
  const { model } = await agreedModel(ai, userId, WRITER_PURPOSE)
  const lexicon = await theLexicon()
  const page = await wikiPage(lexicon, word, sense)
  // Only the page of exactly this meaning: typed text and other forms have no article of their own.
  if (page.article?.sense !== sense || page.slug !== slugOf(word)) throw notFound(wikiReasons.no_sense())
  if (!isForModels(page)) throw new AppError('conflict', wikiReasons.not_by_model())
  const key: ArticleKey = { slug: page.slug, sense, language, level, model, prompt: PROMPT_VERSION }
  return { lexicon, key, article: page.article, title: page.word ?? word }
}

export const writtenRoutes: readonly Route[] = [
  route(getWikiPage, async ({ app, userId, query }) => {
    const page = await wikiPage(await theLexicon(), query.word, query.sense)
    return { ...page, writer: await writerFor(app, userId, page) }
  }),

  route(getWriter, ({ app, userId }) => modelStateOf(app.ai, userId, WRITER_PURPOSE)),

  route(agreeToWriter, async ({ app, userId, body }) => {
    await app.ai.giveConsent(userId, WRITER_PURPOSE, body)
    return {}
  }),

  route(withdrawFromWriter, async ({ app, userId }) => {
    await app.ai.withdrawConsent(userId, WRITER_PURPOSE)
    return {}
  }),

  route(getWritten, async ({ app, userId, query }) => {
    const { key } = await orderOf(app, userId, query)
    const found = await findArticle(app.db, key)
    if (!found) return { written: null }
    const { text, model, isShortened, writtenAt } = found
    return { written: { paragraphs: piecesOf(text), model, isShortened, at: writtenAt.toISOString() } }
  }),

  route(writeArticle, async ({ app, userId, body, reply }) => {
    const { lexicon, key, article, title } = await orderOf(app, userId, body)
    const request = {
      userId,
      purpose: WRITER_PURPOSE,
      maxOutputTokens: MOST_TOKENS[body.level],
      ...instructionsFor({ word: title, article }, body.level, body.language),
    }
    const leadsTo = (word: string) => {
      const slug = articleSlug(lexicon, normalized(word))
      return slug === key.slug ? undefined : slug
    }
    return answerRun(reply, await articleRun(app, { key, request, doorOf: leadsTo, isAgain: body.again }))
  }),
]
