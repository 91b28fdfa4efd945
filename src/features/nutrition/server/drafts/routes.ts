import type { FastifyReply } from 'fastify'
import { crisisIn } from '#platform/care/crisis.ts'
import { AppError } from '#platform/contract/errors.ts'
import { modelReasons } from '#platform/contract/reasons.en.ts'
import { agreedModel, modelStateOf } from '#platform/server/ai/agreed.ts'
import type { AiMessage } from '#platform/server/ai/ai.ts'
import { answerRun } from '#platform/server/ai/event-stream.ts'
import { wholeAnswer } from '#platform/server/ai/whole-answer.ts'
import type { HasAi } from '#platform/server/app/app.ts'
import { gatherBounded } from '#platform/server/http/read-bounded.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import { plainJpegInChild } from '#platform/server/pictures/reencode-in-child.ts'
import {
  agreeToDrafts,
  draftOfPicture,
  draftOfWords,
  getDrafter,
  MOST_PICTURE_BYTES,
  withdrawFromDrafts,
  type DraftLanguage,
} from '../../contract/drafts.ts'
import { nutritionReasons } from '../../reasons.en.ts'
import { MOST_TOKENS, pictureMessage, systemFor, wordsMessage } from './instructions.ts'
import { readDraft } from './read-draft.ts'

/** Purpose of the consent: sending typed words or one picture to the shown model when the person presses “send”. */
const PURPOSE = 'nutrition.drafts'

async function answerWith(
  { ai }: HasAi,
  { userId, reply, of, language }: { userId: string; reply: FastifyReply; of: 'words' | 'picture'; language: DraftLanguage },
  message: AiMessage,
) {
  const request = { userId, purpose: PURPOSE, system: systemFor(of, language), messages: [message], maxOutputTokens: MOST_TOKENS }
  return answerRun(reply, wholeAnswer(await ai.stream(request), readDraft, nutritionReasons.draft_unreadable()))
}

const pictureTooLarge = () => new AppError('too_large', nutritionReasons.picture_too_large({ megabytes: MOST_PICTURE_BYTES / 1024 ** 2 }))

export const draftRoutes: readonly Route[] = [
  route(getDrafter, async ({ app: { ai }, userId, query: { language } }) => ({
    ...(await modelStateOf(ai, userId, PURPOSE)),
    takesPictures: ai.takesPictures(),
    instructions: { words: systemFor('words', language), picture: systemFor('picture', language) },
  })),

  route(agreeToDrafts, async ({ app, userId, body }) => {
    await app.ai.giveConsent(userId, PURPOSE, body)
    return {}
  }),

  route(withdrawFromDrafts, async ({ app, userId }) => {
    await app.ai.withdrawConsent(userId, PURPOSE)
    return {}
  }),

  route(draftOfWords, async ({ app, userId, body: { words, language }, reply }) => {
    await agreedModel(app.ai, userId, PURPOSE)
    // Words about a crisis need people, not a model; the device shows where to get help.
    if (crisisIn(words)) throw new AppError('conflict', nutritionReasons.draft_for_people())
    return answerWith(app, { userId, reply, of: 'words', language }, { role: 'user', content: wordsMessage(words, language) })
  }),

  route(draftOfPicture, async ({ app, userId, query: { language }, body, reply, signal }) => {
    await agreedModel(app.ai, userId, PURPOSE)
    if (!app.ai.takesPictures()) throw new AppError('conflict', modelReasons.blind())
    const original = await gatherBounded(body, MOST_PICTURE_BYTES, pictureTooLarge)
    const bytes = original.length === 0 ? undefined : await plainJpegInChild(original, signal)
    if (!bytes) throw new AppError('unsupported', nutritionReasons.picture_unreadable())
    const pictures = [{ type: 'image/jpeg' as const, bytes }]
    return answerWith(app, { userId, reply, of: 'picture', language }, { role: 'user', content: pictureMessage(language), pictures })
  }),
]
