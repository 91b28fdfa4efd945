import { crisisIn } from '#platform/care/crisis.ts'
import { agreedModel } from '#platform/server/ai/agreed.ts'
import type { AiRun } from '#platform/server/ai/ai.ts'
import { readyAnswer, wholeAnswer } from '#platform/server/ai/whole-answer.ts'
import type { HasAi, HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { Advice, AdviceLanguage } from '../../contract/advice.ts'
import { findPlan } from '../training/training.ts'
import { instructionsFor } from './instructions.ts'
import { knownFor } from './knowing.ts'
import { readAdvice } from './reading.ts'
import { tell } from './telling.ts'

/** The purpose that a person agrees to: a plan and a question about it go to the model that was shown. */
export const ADVISER_PURPOSE = 'workouts.plans'

/** Answers are short; the rest is for models that write their reasoning before they answer. */
const MOST_TOKENS = 3000

type Asked = { plan: string; question: string; language: AdviceLanguage }

/** One answer about a plan. Throws `conflict` (no model), `forbidden` (no consent), `not_found`, `limit`, before anything is sent. */
export async function adviceRun(app: HasAi & HasDb & HasVault, person: Pick<Person, 'id' | 'units'>, asked: Asked): Promise<AiRun> {
  await agreedModel(app.ai, person.id, ADVISER_PURPOSE)
  const plan = await findPlan(app, person.id, asked.plan)
  // A question that needs crisis help goes to no model.
  if (crisisIn(asked.question)) return readyAnswer({ answer: '', changes: [], refused: 0, isGrave: true } satisfies Advice)
  const known = await knownFor(app, person, plan)
  const reported = tell(plan, known)
  const run = await app.ai.stream({
    userId: person.id,
    purpose: ADVISER_PURPOSE,
    maxOutputTokens: MOST_TOKENS,
    ...instructionsFor(reported.material, asked.question, asked.language),
  })
  return wholeAnswer(run, (text) => readAdvice(text, plan.plan, reported, known))
}
