import { fieldError } from '#platform/contract/errors.ts'
import { answerRun } from '#platform/server/ai/event-stream.ts'
import type { HasAi } from '#platform/server/app/app.ts'
import { route } from '#platform/server/http/route.ts'
import {
  askReflection,
  getReflectState,
  giveReflectConsent,
  previewReflection,
  stopReflection,
  withdrawReflectConsent,
  type ReflectPurpose,
  type ReflectState,
} from '../../contract/reflect.ts'
import { previewOf } from './preview.ts'
import { journalReasons } from '../../reasons.en.ts'

/** What the person agrees to: their chosen entries, to the model that was shown. */
const PURPOSE = 'journal.reflections'

/** Answers are short; the rest is for models that think in words before they answer. */
const MAX_TOKENS: Record<ReflectPurpose, number> = { prompt: 1000, reflection: 2000, title: 1000 }

async function stateOf({ ai }: HasAi, userId: string): Promise<ReflectState> {
  const [consent, allowance] = await Promise.all([ai.consentOf(userId, PURPOSE), ai.allowanceOf(userId)])
  return { model: ai.describe(), consent, allowance }
}

export const reflectRoutes = [
  route(getReflectState, ({ app, userId }) => stateOf(app, userId)),

  route(giveReflectConsent, async ({ app, userId, body }) => {
    await app.ai.giveConsent(userId, PURPOSE, body)
    return stateOf(app, userId)
  }),

  route(withdrawReflectConsent, async ({ app, userId }) => {
    await app.ai.withdrawConsent(userId, PURPOSE)
    return stateOf(app, userId)
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
