import { AppError } from '#platform/contract/errors.ts'
import type { ModelState } from '#platform/contract/model-consent.ts'
import { aiReasons } from '#platform/contract/reasons.en.ts'
import type { Ai, AiDescription } from './ai.ts'

/** State for a page, before anything is sent: the model, this person's consent for a purpose, and the rest of their daily allowance. */
export async function modelStateOf(ai: Ai, userId: string, purpose: string): Promise<ModelState> {
  const [consent, allowance] = await Promise.all([ai.consentOf(userId, purpose), ai.allowanceOf(userId)])
  return { model: ai.describe(), consent, allowance }
}

/**
 * The model, for a caller that has work to do before it asks the model; `stream` checks again. Throws `conflict` without a model,
 * `forbidden` without consent or with consent for another destination.
 */
export async function agreedModel(ai: Ai, userId: string, purpose: string): Promise<AiDescription> {
  const model = ai.describe()
  if (!model) throw new AppError('conflict', aiReasons.none())
  const consent = await ai.consentOf(userId, purpose)
  if (!consent) throw new AppError('forbidden', aiReasons.no_consent())
  if (!consent.current) throw new AppError('forbidden', aiReasons.other_consent())
  return model
}
