import { fieldError } from '#platform/contract/errors.ts'
import { modelStateOf } from '#platform/server/ai/agreed.ts'
import { answerRun } from '#platform/server/ai/event-stream.ts'
import { route } from '#platform/server/http/route.ts'
import {
  askReflection,
  getReflectState,
  giveReflectConsent,
  previewReflection,
  stopReflection,
  withdrawReflectConsent,
  type ReflectPurpose,
} from '../../contract/reflect.ts'
import { previewOf } from './preview.ts'
import { journalReasons } from '../../reasons.en.ts'

/** The purpose of the consent: sending chosen entries to the model that was shown. */
const PURPOSE = 'journal.reflections'

/** Answers are short; the remaining tokens are for models that generate reasoning before they answer. */
const MAX_TOKENS: Record<ReflectPurpose, number> = { prompt: 1000, reflection: 2000, title: 1000 }

export const reflectRoutes = [
  route(getReflectState, ({ app, userId }) => modelStateOf(app.ai, userId, PURPOSE)),

  route(giveReflectConsent, async ({ app, userId, body }) => {
    await app.ai.giveConsent(userId, PURPOSE, body)
    return {}
  }),

  route(withdrawReflectConsent, async ({ app, userId }) => {
    await app.ai.withdrawConsent(userId, PURPOSE)
    return {}
  }),

  route(previewReflection, ({ app, userId, body }) => previewOf(app, userId, body)),

  route(askReflection, async ({ app, reply, userId, body }) => {
    const { digest, system, messages } = await previewOf(app, userId, body)
    if (digest !== body.digest) {
      throw fieldError('conflict', 'digest', journalReasons.changed_since())
    }
    const maxOutputTokens = MAX_TOKENS[body.purpose]
    return answerRun(reply, await app.ai.stream({ userId, purpose: PURPOSE, system, messages, maxOutputTokens }))
  }),

  route(stopReflection, async ({ app, userId, params }) => {
    await app.ai.stop(userId, params.id)
    return {}
  }),
]
