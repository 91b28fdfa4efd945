import { AppError } from '#platform/contract/errors.ts'
import { aiReasons, modelReasons } from '#platform/contract/reasons.en.ts'
import { crisisIn } from '#platform/care/crisis.ts'
import type { AiOutcome, AiRun } from '#platform/server/ai/ai.ts'
import type { HasAi, HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Advice, AdviceLanguage } from '../../contract-advice.ts'
import { findPlan } from '../training/training.ts'
import { instructionsFor } from './instructions.ts'
import { knownFor } from './knowing.ts'
import { readAdvice } from './reading.ts'
import { tell } from './telling.ts'

/** What a person agrees to: a plan and a question about it, to the model that was shown. */
export const ADVISER_PURPOSE = 'workouts.plans'

/** Answers are short; the rest is for models that think in words before they answer. */
const MOST_TOKENS = 3000

type Asked = { plan: string; question: string; language: AdviceLanguage }

/** One answer about a plan. Throws `conflict` (no model), `forbidden` (not agreed), `not_found`, `limit`, before anything is sent. */
export async function adviceRun(app: HasAi & HasDb & HasVault, person: Pick<Person, 'id' | 'units'>, asked: Asked): Promise<AiRun> {
  if (!app.ai.describe()) throw new AppError('conflict', aiReasons.none())
  if (!(await app.ai.consentOf(person.id, ADVISER_PURPOSE))?.current) throw new AppError('forbidden', aiReasons.no_consent())
  const plan = await findPlan(app, person.id, asked.plan)
  // Where help comes first no model is asked.
  if (crisisIn(asked.question)) return ready({ said: '', changes: [], refused: 0, isGrave: true })
  const known = await knownFor(app, person, plan)
  const told = tell(plan, known)
  const run = await app.ai.stream({
    userId: person.id,
    purpose: ADVISER_PURPOSE,
    maxOutputTokens: MOST_TOKENS,
    ...instructionsFor(told.material, asked.question, asked.language),
  })
  return checked(run, (text) => readAdvice(text, plan.plan, told, known))
}

/** The same run, of which nothing is read before it is whole and was looked at. */
function checked(run: AiRun, read: (text: string) => Advice | undefined): AiRun {
  const whole = run.outcome.then((outcome): AiOutcome => {
    if (outcome.finish === 'failed' || outcome.finish === 'stopped') return { ...outcome, text: '' }
    const advice = read(outcome.text)
    if (advice) return { ...outcome, text: JSON.stringify(advice) }
    return { ...outcome, finish: 'failed', text: '', error: new AppError('unavailable', modelReasons.garbled()) }
  })
  return {
    id: run.id,
    outcome: whole,
    stop: () => run.stop(),
    async *[Symbol.asyncIterator]() {
      const { text } = await whole
      if (text !== '') yield text
    },
  }
}

function ready(advice: Advice): AiRun {
  const text = JSON.stringify(advice)
  const usage = { inputTokens: 0, outputTokens: 0, estimated: false }
  return {
    id: uuidv7(),
    outcome: Promise.resolve({ finish: 'complete', text, usage }),
    stop: () => {},
    async *[Symbol.asyncIterator]() {
      yield text
    },
  }
}
