import type { Life } from '#testing/life.ts'
import type { AnswerFields } from '../answers.ts'
import { printBrainHealth, putBrainHealthAnswer } from '../contract.ts'

const ANSWERS: readonly AnswerFields[] = [
  { item: 'pressure', value: { systolic: 131, diastolic: 83, isTreated: true } },
  { item: 'sugar', value: { hba1c: 6.13, hasDiabetes: null } },
  { item: 'cholesterol', value: { total: 211.7, nonHdl: null, isTreated: null } },
  { item: 'alcohol', value: { drinksAWeek: 2.75 } },
  { item: 'smoking', value: { status: 'quit-lately', isSmokyAtHome: true } },
  { item: 'sleep', value: { hours: 6.35, trouble: 'untreated' } },
  { item: 'factor.hearing', value: { state: 'in-hand' } },
  { item: 'vision-check', value: { right: 5, left: 3, lines: 'unsure' } },
  { item: 'digits-check', value: { threshold: -7.3 } },
  { item: 'contrast-check', value: { reached: 1.35 } },
  { item: 'hearing-check', value: { crowd: 2, repeat: 1, loud: 0, phone: 0, behind: 1, birds: 0, tired: 0, ringing: 0 } },
]

/** Answers that stay, one that was changed, one that was withdrawn, and a PDF. */
export const life: Life = async ({ server, me }) => {
  const at = (step: number) => new Date(server.clock.now().getTime() - 60_000 + step * 1000).toISOString()
  for (const answer of ANSWERS) await me.call(putBrainHealthAnswer, { body: { answer, at: at(0) } })
  await me.call(putBrainHealthAnswer, { body: { answer: { item: 'movement', value: { minutesAWeek: 10 } }, at: at(0) } })
  await me.call(putBrainHealthAnswer, { body: { answer: { item: 'movement', value: { minutesAWeek: 117 } }, at: at(1) } })
  await me.call(putBrainHealthAnswer, { body: { answer: { item: 'meaning', value: { hasMeaning: false } }, at: at(0) } })
  await me.call(putBrainHealthAnswer, { body: { answer: { item: 'meaning', value: null }, at: at(2) } })
  await (await me.call(printBrainHealth, { query: { language: 'en' } })).arrayBuffer()
  return {
    says: [6.13, 211.7, 2.75, 'quit-lately', 6.35, 'untreated', 'in-hand', 117, 'unsure', -7.3, 1.35],
    things: {},
    pages: { '/brain-health/articles/:slug': { slug: 'what-a-score-can-say' } },
  }
}
