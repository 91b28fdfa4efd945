import type { Year } from '#testing/life.ts'
import { addDays, localDayOf } from '#platform/contract/dates.ts'
import type { Answer, AnswerFields } from '../answers.ts'
import { WHOLE } from './brain-health.fixture.ts'
import { keepAnswer, scoresOf } from './answers.ts'
import { loggedOf } from './logged.ts'
import { writeScoreDay } from './store.ts'

const DAY_MS = 86_400_000
/** Earlier answers, each with the number of days ago until which it applied. */
const BEFORE: readonly (readonly [ago: number, AnswerFields])[] = [
  [310, { item: 'pressure', value: { systolic: 143, diastolic: 91, isTreated: false } }],
  [240, { item: 'movement', value: { minutesAWeek: 60 } }],
  [150, { item: 'alcohol', value: { drinksAWeek: 6 } }],
  [90, { item: 'sleep', value: { hours: 6.5, trouble: 'none' } }],
  [30, { item: 'stress', value: { level: 'often' } }],
]

/** A sheet begun a year ago that improved in places, with some factors marked and one check done. Logged figures fill in the rest. */
export const year: Year = async (app, person) => {
  const now = app.clock.now().getTime()
  const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
  const logged = await loggedOf(app, person, today)
  const stands = WHOLE.filter(({ item }) => item !== 'body' && item !== 'meaning')
  const key = await app.vault.keyOf(person.id)
  for (const ago of [360, ...BEFORE.map(([days]) => days)]) {
    const day = addDays(today, -ago)
    const answers = stands.map((answer): Answer => {
      const then = BEFORE.find(([until, old]) => old.item === answer.item && ago > until)
      return { answer: then?.[1] ?? answer, at: new Date(now - ago * DAY_MS).toISOString(), day }
    })
    await writeScoreDay(app.db, key, person.id, { day, ...scoresOf(answers, logged) })
  }
  const more: readonly AnswerFields[] = [
    { item: 'factor.hearing', value: { state: 'ask' } },
    { item: 'factor.smoking', value: { state: 'done' } },
    { item: 'factor.pressure', value: { state: 'in-hand' } },
    { item: 'factor.isolation', value: { state: 'in-hand' } },
    { item: 'hearing-check', value: { crowd: 2, repeat: 1, loud: 0, phone: 0, behind: 1, birds: 0, tired: 1, ringing: 0 } },
  ]
  for (const [index, answer] of [...stands, ...more].entries()) await keepAnswer(app, person, answer, new Date(now - 20_000 + index * 1000))
  return { pages: { '/brain-health/articles/:slug': { slug: 'what-a-score-can-say' } } }
}
