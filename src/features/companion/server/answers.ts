import { addDays, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { dayTotals } from '#platform/server/activity/activity.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { DayMood, InsightFactor } from '#platform/server/day-facts.ts'
import type { LifeRecord } from '#platform/server/life-facts.ts'
import type { Answer, AskedQuestion, Part, Question } from '../contract.ts'
import { daysOfPeriod } from '../questions/period.ts'
import { daysOf, factorNamed, mean, recordsByDay, rounded, type Answering } from './gather.ts'

/** How far back answers search where a question names no time: older patterns may no longer hold. */
const SPAN_DAYS = 1095
/** Thresholds of a good and a bad day: means of its moods. */
const [GOOD, BAD] = [4, 2]
/** Least number of days with a factor before they are compared with others. */
const LEAST = 3
const MOST_SHOWN = 5

type Found = Pick<Answer, 'outcome' | 'parts' | 'n'> & Partial<Pick<Answer, 'from' | 'to' | 'isComplete'>>
type Asked<A extends Question['ask']> = Extract<Question, { ask: A }>
type Scope = { app: Answering; person: Person; today: LocalDay }

const NOTHING: Found = { outcome: 'nothing', parts: [], n: 0 }
const latest = (days: readonly LocalDay[]): LocalDay[] => days.toSorted().toReversed().slice(0, 31)
const partOf = (part: Part['part'], given: Partial<Part>): Part => ({
  part,
  label: null,
  to: null,
  value: null,
  unit: null,
  n: 0,
  days: [],
  sources: [],
  ...given,
})
const byMood = (a: DayMood, b: DayMood) => b.mood - a.mood || b.n - a.n || (a.day < b.day ? 1 : -1)
/** Candidates to choose from, most frequent first. */
const things = (factors: readonly InsightFactor[]): Part[] =>
  factors
    .toSorted((a, b) => b.days.length - a.days.length)
    .slice(0, 12)
    .map(({ label, to, days }) => partOf('thing', { label, to: to ?? null, n: days.length }))

/** Answers a question about the person's own life by rules, from the facts that features have about days: a bounded number of queries. */
export async function answerOf(app: Answering, person: Person, question: AskedQuestion): Promise<Answer> {
  if (question.ask === 'last') {
    const asThing = await answerOf(app, person, { ask: 'habit', habit: question.thing })
    return asThing.outcome === 'answered' ? asThing : answerOf(app, person, { ask: 'about', words: question.thing })
  }
  const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
  const found = await foundFor({ app, person, today }, question)
  return { question, from: addDays(today, -SPAN_DAYS), to: today, isComplete: true, ...found }
}

function foundFor(scope: Scope, question: Question): Promise<Found> {
  switch (question.ask) {
    case 'feeling':
      return lastFelt(scope, question)
    case 'well':
      return wentWell(scope, question)
    case 'best':
      return bestDays(scope, question)
    case 'sleep':
      return sleptBefore(scope, question)
    case 'slept':
      return sleptLately(scope)
    case 'helped':
      return helped(scope)
    case 'yearAgo':
      return yearAgo(scope)
    case 'habit':
      return habitGoing(scope, question)
    case 'about':
      return writtenAbout(scope, question)
    case 'happier':
      return moodWith(scope, question)
  }
}

async function lastFelt(scope: Scope, { feeling }: Asked<'feeling'>): Promise<Found> {
  if (feeling !== null) {
    const entries = await searched(scope, { feeling }, 6)
    return entries ?? { outcome: 'unknown', parts: [], n: 0 }
  }
  const { app, person, today } = scope
  const from = addDays(today, -SPAN_DAYS)
  const moods = await app.services.moodByDay(person, from, today)
  const now = moods.at(-1)
  if (!now) return NOTHING
  const level = Math.round(now.mood)
  const same = moods.filter(({ day, mood }) => day < now.day && Math.round(mood) === level)
  if (same.length === 0) return { ...NOTHING, parts: [partOf('mood', { value: rounded(now.mood), unit: 'mood', days: [now.day], n: 1 })] }
  const days = same.map(({ day }) => day).toReversed()
  const shown = await recordsByDay(app, person, days.slice(0, 3))
  return {
    outcome: 'answered',
    n: same.length,
    parts: [
      partOf('mood', { value: rounded(now.mood), unit: 'mood', days: [now.day], n: 1 }),
      partOf('day', {
        value: rounded(same.at(-1)!.mood),
        unit: 'mood',
        days: days.slice(0, 31),
        n: same.length,
        sources: days.slice(0, 3).flatMap((day) => shown.get(day) ?? []),
      }),
    ],
  }
}

async function daysWithRecords({ app, person }: Scope, moods: readonly DayMood[]): Promise<Part[]> {
  const shown = await recordsByDay(
    app,
    person,
    moods.map(({ day }) => day),
  )
  return moods.map(({ day, mood, n }) =>
    partOf('day', { value: rounded(mood), unit: 'mood', n, days: [day], sources: shown.get(day) ?? [] }),
  )
}

async function bestDays(scope: Scope, { period }: Asked<'best'>): Promise<Found> {
  const { from, to } = daysOfPeriod(period, scope.today)
  const moods = await scope.app.services.moodByDay(scope.person, from, to)
  if (moods.length === 0) return { ...NOTHING, from, to }
  const best = moods.toSorted(byMood).slice(0, MOST_SHOWN)
  return { outcome: 'answered', n: moods.length, from, to, parts: await daysWithRecords(scope, best) }
}

async function wentWell(scope: Scope, { period }: Asked<'well'>): Promise<Found> {
  const { app, person, today } = scope
  const { from, to } = daysOfPeriod(period, today)
  const [moods, { factors }] = await Promise.all([app.services.moodByDay(person, from, to), daysOf(app, person, from, to)])
  if (moods.length === 0 && factors.length === 0) return { ...NOTHING, from, to }
  const good = moods.filter(({ mood }) => mood >= GOOD).toSorted(byMood)
  const goodDays = new Set(good.map(({ day }) => day))
  const often = factors
    .map(({ label, to: address, days }) => ({ label, to: address ?? null, days: days.filter((day) => goodDays.has(day)) }))
    .filter(({ days }) => days.length > 0)
    .toSorted((a, b) => b.days.length - a.days.length || (a.label < b.label ? -1 : 1))
    .slice(0, 4)
  return {
    outcome: moods.length > 0 ? 'answered' : 'nothing',
    n: moods.length,
    from,
    to,
    parts: [
      ...(moods.length > 0
        ? [
            partOf('mood', {
              value: rounded(mean(moods.map(({ mood }) => mood))),
              unit: 'mood',
              n: moods.length,
              days: latest([...goodDays]),
            }),
          ]
        : []),
      ...(await daysWithRecords(scope, good.slice(0, MOST_SHOWN))),
      ...often.map(({ label, to: address, days }) =>
        partOf('factor', { label, to: address, n: days.length, unit: 'times', value: days.length, days: latest(days) }),
      ),
    ],
  }
}

/** Labels of a factor that means good sleep, in English and German. */
const SLEPT = /sle(?:ep|pt)|schl(?:af|ief)/i

async function sleptBefore({ app, person, today }: Scope, { before }: Asked<'sleep'>): Promise<Found> {
  const from = addDays(today, -SPAN_DAYS)
  const { factors, figures } = await daysOf(app, person, from, today)
  const others = factors.filter(({ label }) => !SLEPT.test(label))
  const intended = factorNamed(others, before)
  if (!intended) return { outcome: 'unknown', n: 0, parts: things(others) }
  const { nights: reported, unit } = await nightsOf({ app, person, today }, from, { factors, figures })
  const on = new Set(intended.days)
  const [withIt, without] = [reported.filter(({ day }) => on.has(day)), reported.filter(({ day }) => !on.has(day))]
  if (withIt.length === 0)
    return { ...NOTHING, parts: [partOf('thing', { label: intended.label, to: intended.to ?? null, n: intended.days.length })] }
  const shown = await recordsByDay(app, person, latest(withIt.map(({ day }) => day)).slice(0, 3))
  const group = (part: 'with' | 'without', of: typeof reported): Part =>
    partOf(part, {
      label: intended.label,
      to: intended.to ?? null,
      value: of.length === 0 ? null : rounded(mean(of.map(({ value }) => value))),
      unit,
      n: of.length,
      days: latest(of.map(({ day }) => day)),
      sources: part === 'with' ? [...shown.values()].flat().slice(0, 12) : [],
    })
  return { outcome: 'answered', n: withIt.length + without.length, parts: [group('with', withIt), group('without', without)] }
}

/**
 * Nights with their figures from 1 to 5. With too few figures: days with or without a factor of good sleep, where only days with a mood
 * count as without.
 */
async function nightsOf(
  { app, person, today }: Scope,
  from: LocalDay,
  { factors, figures }: Awaited<ReturnType<typeof daysOf>>,
): Promise<{ nights: readonly { day: LocalDay; value: number }[]; unit: 'sleep' | 'share' }> {
  const nights = figures.find(({ id }) => id === 'sleep')?.days ?? []
  const slept = factors.find(({ label }) => SLEPT.test(label))
  if (nights.length >= LEAST || !slept) return { nights, unit: 'sleep' }
  return { nights: sharesOf(slept, await app.services.moodByDay(person, from, today)), unit: 'share' }
}

/** Compares the nights of the last four weeks with those of the four weeks before. */
async function sleptLately(scope: Scope): Promise<Found> {
  const { app, person, today } = scope
  const [from, split] = [addDays(today, -2 * LATELY_DAYS + 1), addDays(today, -LATELY_DAYS + 1)]
  const { nights, unit } = await nightsOf(scope, from, await daysOf(app, person, from, today))
  const [recent, earlier] = [nights.filter(({ day }) => day >= split), nights.filter(({ day }) => day < split)]
  if (recent.length === 0) return { ...NOTHING, from }
  const group = (part: 'recent' | 'earlier', of: typeof nights): Part =>
    partOf(part, {
      value: of.length === 0 ? null : rounded(mean(of.map(({ value }) => value))),
      unit,
      n: of.length,
      days: latest(of.map(({ day }) => day)),
    })
  return { outcome: 'answered', n: recent.length + earlier.length, from, parts: [group('recent', recent), group('earlier', earlier)] }
}

function sharesOf({ days }: InsightFactor, moods: readonly DayMood[]): { day: LocalDay; value: number }[] {
  const had = new Set(days)
  return [...new Set([...days, ...moods.map(({ day }) => day)])].map((day) => ({ day, value: had.has(day) ? 1 : 0 }))
}

/** The mood after a bad day is that of the next day with a mood, within this number of days. */
const NEXT_WITHIN = 2

/**
 * Factors of bad days that better days followed: for each factor that at least three bad days had and three had not, the mean rise of the
 * mood to the next day with it, less that without it. It compares means and proves nothing, so the answer shows its number of days.
 */
async function helped(scope: Scope): Promise<Found> {
  const { app, person, today } = scope
  const from = addDays(today, -SPAN_DAYS)
  const [moods, { factors }] = await Promise.all([app.services.moodByDay(person, from, today), daysOf(app, person, from, today)])
  const bad = moods.flatMap(({ day, mood }, at) => {
    const next = moods[at + 1]
    return mood <= BAD && next && next.day <= addDays(day, NEXT_WITHIN) ? [{ day, rise: next.mood - mood }] : []
  })
  if (bad.length === 0) return NOTHING
  const compared = factors.flatMap(({ label, to, days }) => {
    const had = new Set(days)
    const [withIt, without] = [bad.filter(({ day }) => had.has(day)), bad.filter(({ day }) => !had.has(day))]
    if (withIt.length < LEAST || without.length < LEAST) return []
    const value = mean(withIt.map(({ rise }) => rise)) - mean(without.map(({ rise }) => rise))
    return [{ label, to: to ?? null, value: rounded(value), days: latest(withIt.map(({ day }) => day)), n: withIt.length }]
  })
  const best = compared
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MOST_SHOWN)
  const rose = bad.filter(({ rise }) => rise >= 1).map(({ day }) => day)
  const turned = latest(rose).slice(0, 3)
  const shown = await recordsByDay(app, person, turned)
  return {
    outcome: 'answered',
    n: bad.length,
    parts: [
      ...best.map(({ label, to, value, days, n }) => partOf('factor', { label, to, value, unit: 'mood', n, days })),
      partOf('day', { n: rose.length, days: latest(rose), sources: turned.flatMap((day) => shown.get(day) ?? []) }),
    ],
  }
}

async function yearAgo({ app, person, today }: Scope): Promise<Found> {
  const day = addYear(today, -1)
  // The day itself, and the days around it in case it is empty.
  const around = [0, -1, 1, -2, 2, -3, 3].map((by) => addDays(day, by))
  const [shown, totals, moods] = await Promise.all([
    recordsByDay(app, person, around),
    dayTotals(app.db, person.id, around.at(-2)!, around.at(-1)!),
    app.services.moodByDay(person, around.at(-2)!, around.at(-1)!),
  ])
  const chosen = around.find((one) => shown.has(one) || totals.some(({ localDay, acts }) => localDay === one && acts > 0))
  if (chosen === undefined) return { ...NOTHING, from: day, to: day }
  const mood = moods.find((one) => one.day === chosen)
  const sources: LifeRecord[] = shown.get(chosen) ?? []
  return {
    outcome: 'answered',
    n: sources.length,
    from: chosen,
    to: chosen,
    parts: [
      partOf('day', { value: mood ? rounded(mood.mood) : null, unit: 'mood', n: sources.length, days: [chosen], sources }),
      ...totals
        .filter(({ localDay, acts }) => localDay === chosen && acts > 0)
        .slice(0, 8)
        .map(({ kind, acts }) => partOf('act', { label: kind, value: acts, unit: 'times', n: acts, days: [chosen] })),
    ],
  }
}

/** The same day of another year; 28 February for the 29th. */
function addYear(day: LocalDay, by: number): LocalDay {
  const year = String(Number(day.slice(0, 4)) + by).padStart(4, '0')
  return day.endsWith('02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`
}

const LATELY_DAYS = 28

async function habitGoing({ app, person, today }: Scope, { habit }: Asked<'habit'>): Promise<Found> {
  const from = addDays(today, -2 * LATELY_DAYS + 1)
  const { factors } = await daysOf(app, person, addDays(today, -SPAN_DAYS), today)
  const habits = factors.filter(({ area }) => area === 'habits')
  const intended = habit === null ? undefined : (factorNamed(habits, habit) ?? factorNamed(factors, habit))
  if (!intended) return habit === null && habits.length === 0 ? NOTHING : { outcome: 'unknown', n: 0, parts: things(habits) }
  const split = addDays(today, -LATELY_DAYS + 1)
  const recent = intended.days.filter((day) => day >= split)
  const earlier = intended.days.filter((day) => day >= from && day < split)
  const { label } = intended
  const to = intended.to ?? null
  return {
    outcome: 'answered',
    n: recent.length,
    from,
    parts: [
      partOf('recent', { label, to, value: recent.length, unit: 'times', n: recent.length, days: latest(recent) }),
      partOf('earlier', { label, to, value: earlier.length, unit: 'times', n: earlier.length, days: latest(earlier) }),
      partOf('thing', { label, to, n: intended.days.length, days: latest(intended.days).slice(0, 1) }),
    ],
  }
}

/** Compares the mood on days with a factor with that of other days with a mood. It compares means and proves nothing. */
async function moodWith({ app, person, today }: Scope, { on }: Asked<'happier'>): Promise<Found> {
  const from = addDays(today, -SPAN_DAYS)
  const [moods, { factors }] = await Promise.all([app.services.moodByDay(person, from, today), daysOf(app, person, from, today)])
  const intended = factorNamed(factors, on)
  if (!intended) return { outcome: 'unknown', n: 0, parts: things(factors) }
  const had = new Set(intended.days)
  const withIt = moods.filter(({ day }) => had.has(day))
  const without = moods.filter(({ day }) => !had.has(day))
  if (withIt.length < LEAST || without.length < LEAST) return NOTHING
  const group = (part: 'with' | 'without', of: typeof moods): Part =>
    partOf(part, {
      label: intended.label,
      to: intended.to ?? null,
      value: rounded(mean(of.map(({ mood }) => mood))),
      unit: 'mood',
      n: of.length,
      days: latest(of.map(({ day }) => day)),
    })
  return { outcome: 'answered', n: withIt.length + without.length, parts: [group('with', withIt), group('without', without)] }
}

async function writtenAbout(scope: Scope, { words }: Asked<'about'>): Promise<Found> {
  return (await searched(scope, { words }, 8)) ?? NOTHING
}

async function searched({ app, person }: Scope, asked: { words: string } | { feeling: string }, most: number): Promise<Found | undefined> {
  const found = await app.services.lifeSearch(person, asked, most)
  if (!found) return undefined
  const { total, isComplete, records } = found
  const days = latest([...new Set(records.map(({ day }) => day))])
  const parts = total === 0 ? [] : [partOf('entries', { n: total, days, sources: records })]
  return { outcome: total === 0 ? 'nothing' : 'answered', n: total, isComplete, parts }
}
