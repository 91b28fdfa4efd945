import { crisisIn } from '#platform/care/crisis.ts'
import { invalid } from '#platform/contract/errors.ts'
import { agreedModel, modelStateOf } from '#platform/server/ai/agreed.ts'
import { answerRun } from '#platform/server/ai/event-stream.ts'
import { readyAnswer, wholeAnswer } from '#platform/server/ai/whole-answer.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import * as api from '../../contract-talk.ts'
import { textsIn } from '../../form/texts-in.ts'
import { therapistReasons } from '../../reasons.en.ts'
import { turnsOf } from '../../talk/talk.ts'
import { toolEntry } from '../../tools/catalog.ts'
import { ALL_TOOLS } from '../core/forms.ts'
import { instructionsFor } from './instructions.ts'
import { readTurn } from './reading.ts'

/** Purpose of the consent to send the answers of a tool's conversation to the model that was shown. */
export const GUIDE_PURPOSE = 'therapist.questions'

/** Enough for two sentences, and for the reasoning that some models write before. */
const MOST_TOKENS = 1500

export const talkRoutes: readonly Route[] = [
  route(api.getGuide, ({ app, userId }) => modelStateOf(app.ai, userId, GUIDE_PURPOSE)),

  route(api.agreeToGuide, async ({ app, userId, body }) => {
    await app.ai.giveConsent(userId, GUIDE_PURPOSE, body)
    return {}
  }),

  route(api.withdrawFromGuide, async ({ app, userId }) => {
    await app.ai.withdrawConsent(userId, GUIDE_PURPOSE)
    return {}
  }),

  route(api.wordQuestion, async ({ app, userId, body: { tool, field, wish, body, language }, reply }) => {
    await agreedModel(app.ai, userId, GUIDE_PURPOSE)
    const turns = turnsOf(ALL_TOOLS[tool])
    const turn = turns.find((one) => one.field.name === field)
    if (!turn) throw invalid('field', therapistReasons.not_readable())
    // Crisis words come first: where help is to be shown, no model is asked.
    if (textsIn(body).some((text) => crisisIn(text)))
      return answerRun(reply, readyAnswer({ mirror: '', question: '', isGrave: true, isUnfit: false } satisfies api.WordedTurn))
    const title = toolEntry(tool)!.title
    const ask = instructionsFor({ title, turn, turns, body, wish, language })
    const run = await app.ai.stream({ userId, purpose: GUIDE_PURPOSE, maxOutputTokens: MOST_TOKENS, ...ask })
    return answerRun(reply, wholeAnswer(run, readTurn))
  }),
]
