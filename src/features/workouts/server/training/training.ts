import { addDays, localDayOf, weekdayOf } from '#platform/contract/dates.ts'
import { AppError, notFound } from '#platform/contract/errors.ts'
import { recordActivity, undoActivity } from '#platform/server/activity/activity.ts'
import type { HasClock, HasDb, HasServices, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import {
  HISTORY_PAGE,
  RETENTION_DAYS,
  MAX_LAST,
  type PlanSummary,
  type SessionSummary,
  type StoredPlan,
  type Training,
} from '../../contract/training.ts'
import { workoutsReasons } from '../../reasons.en.ts'
import { RECOVERED_AFTER_HOURS } from '../../engine/recovery.ts'
import { liftFacts } from '../../training/lift-facts.ts'
import { sessionCount, type PlanContent } from '../../training/plan-run.ts'
import { exercisesOf, isWorkSet, itemsOf, mergeSessions, type Session } from '../../training/session.ts'
import { ownAssistedOf } from '../exercises/store.ts'
import { recentLifts, replaceLifts, weeklyLifts } from './lift-store.ts'
import { addPlan, advancePlan, checkInsOf, planOf, plansOf, settingsOf, writePlan } from './plan-store.ts'
import { addSession, isCounting, openSessions, sessionOf, sessionsBefore, writeSession, type StoredSession } from './session-store.ts'

export const POINTS = 10
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const RECENT = 8
/** The number of past sessions per exercise that a device needs: enough to detect three misses and a stall. */
const PAST_EACH = 5
const WEEKS = 12
const CHECK_IN_DAYS = 14

type Owner = Pick<Person, 'id' | 'zone' | 'dayStart'>
type Services = HasClock & HasDb & HasVault

/** Each recorded act of a session has its own key, so that a deleted and restored session counts again, exactly once. */
export const actKey = (id: string, act: number) => `workouts:session:${id}:${act}`

/** Stores a new session, or merges a device's changes into it. Throws `not_found` (deleted), `conflict`, `limit`. */
export async function keepSession(app: Services, person: Owner, sent: Session): Promise<Session> {
  const key = await app.vault.keyOf(person.id)
  const now = app.clock.now()
  // If the device's clock is ahead, the session begins now.
  const startedAt = sent.startedAt < now.toISOString() ? sent.startedAt : now.toISOString()
  const session = { ...sent, startedAt }
  return app.db.transaction(async (tx) => {
    const day = localDayOf(new Date(startedAt), session.zone, person.dayStart)
    const isNew = await addSession(tx, key, person.id, { session, day })
    const here = await sessionOf(tx, key, person.id, session.id, { lock: true })
    if (!here) throw notFound(workoutsReasons.session_not_here())
    if (here.deletedAt) throw notFound(workoutsReasons.session_taken_away())
    const merged = isNew ? session : mergeSessions(here.session, session)
    if (!isNew && JSON.stringify(merged) === JSON.stringify(here.session)) return here.session
    return settle(tx, key, person, { ...here, session: merged })
  })
}

/** Stores a session's current state and the data derived from it: lifts, records, the act, the plan's next session. */
async function settle(tx: Db, key: PersonKey, person: Owner, after: StoredSession): Promise<Session> {
  const { session, day } = after
  // A session without any finished set is stored, but does not count as training.
  const assisted = await ownAssistedOf(tx, key, person.id, exercisesOf(session))
  const facts = isCounting(after) ? liftFacts(session, assisted) : []
  let { act } = after
  if (facts.length > 0 && act <= 0) {
    act = 1 - act
    const at = new Date(session.fields.finishedAt.value!)
    const about = {
      kind: 'training',
      zone: session.zone,
      localDay: day,
      amount: 1,
      unit: 'times',
      points: POINTS,
      subject: session.id,
    } as const
    await recordActivity(tx, { ...about, at, userId: person.id, key: actKey(session.id, act) })
  } else if (facts.length === 0 && act > 0) {
    await undoActivity(tx, person.id, actKey(session.id, act))
    act = -act
  }
  await writeSession(tx, key, person.id, { ...after, act })
  await replaceLifts(tx, person.id, { sessionId: session.id, day, at: new Date(session.startedAt) }, facts)
  if (facts.length > 0 && session.origin) await advancePlan(tx, person.id, session.origin.plan, session.origin.index)
  return session
}

/** Throws `not_found`, also for a deleted session. */
export async function findSession(app: HasDb & HasVault, userId: string, id: string): Promise<Session> {
  const here = await sessionOf(app.db, await app.vault.keyOf(userId), userId, id)
  if (!here || here.deletedAt) throw notFound(workoutsReasons.session_not_here())
  return here.session
}

/** Deletes a session with its act and results; repeating it has no effect. Throws `not_found`. */
export async function takeSessionAway(app: Services, person: Owner, id: string): Promise<void> {
  await changeStanding(app, person, id, (here) => (here.deletedAt ? undefined : { ...here, deletedAt: app.clock.now() }))
}

/** Restores a session; repeating it has no effect. Throws `not_found`. */
export async function restoreSession(app: Services, person: Owner, id: string): Promise<Session> {
  return changeStanding(app, person, id, (here) => (here.deletedAt ? { ...here, deletedAt: null } : undefined))
}

async function changeStanding(
  app: Services,
  person: Owner,
  id: string,
  how: (here: StoredSession) => StoredSession | undefined,
): Promise<Session> {
  const key = await app.vault.keyOf(person.id)
  return app.db.transaction(async (tx) => {
    const here = await sessionOf(tx, key, person.id, id, { lock: true })
    if (!here) throw notFound(workoutsReasons.session_not_here())
    const changed = how(here)
    return changed ? settle(tx, key, person, changed) : here.session
  })
}

export function summaryOf({ session, day }: Pick<StoredSession, 'session' | 'day'>): SessionSummary {
  const facts = liftFacts(session)
  return {
    id: session.id,
    name: session.fields.name.value,
    day,
    startedAt: session.startedAt,
    finishedAt: session.fields.finishedAt.value,
    origin: session.origin,
    exercises: itemsOf(session).length,
    sets: Object.values(session.sets).filter((set) => !set.gone && isWorkSet(set)).length,
    volume: Math.round(facts.reduce((sum, { volume }) => sum + volume, 0)),
  }
}

/** A page of finished sessions, or of deleted ones that can be restored. */
export async function sessionPage(
  app: HasDb & HasVault,
  userId: string,
  { before, which }: { before?: string | undefined; which: 'present' | 'deleted' },
) {
  const key = await app.vault.keyOf(userId)
  const found = await sessionsBefore(app.db, key, userId, {
    before: before === undefined ? undefined : new Date(before),
    which,
    limit: HISTORY_PAGE + 1,
  })
  const sessions = found.slice(0, HISTORY_PAGE).map(summaryOf)
  return { sessions, next: found.length > HISTORY_PAGE ? sessions.at(-1)!.startedAt : null }
}

/** Creates a plan, or changes the version `base` of it. Throws `conflict` if it has changed since, `limit`. */
export async function keepPlan(
  app: Services,
  userId: string,
  id: string,
  { base, ...content }: PlanContent & { base: number | null },
): Promise<StoredPlan> {
  const key = await app.vault.keyOf(userId)
  return app.db.transaction(async (tx) => {
    const isNew = await addPlan(tx, key, userId, id, content, app.clock.now())
    const here = (await planOf(tx, key, userId, id, { lock: true }))!
    const { name, origin, weekdays, plan, place } = here
    // A repeated request: the plan has this content already.
    if (isNew || JSON.stringify({ name, origin, weekdays, plan, place }) === JSON.stringify(content)) return here
    if (base !== here.version) throw new AppError('conflict', workoutsReasons.plan_changed())
    await writePlan(tx, key, userId, id, content)
    return (await planOf(tx, key, userId, id))!
  })
}

/** Throws `not_found`. */
export async function findPlan(app: HasDb & HasVault, userId: string, id: string): Promise<StoredPlan> {
  const here = await planOf(app.db, await app.vault.keyOf(userId), userId, id)
  if (!here) throw notFound(workoutsReasons.plan_not_here())
  return here
}

const planSummary = ({ id, name, origin, plan, next, isActive, place, createdAt }: StoredPlan): PlanSummary => ({
  id,
  name,
  origin,
  sessions: sessionCount(plan),
  next,
  isActive,
  place,
  createdAt,
})

/** All data that a device needs for training. A bounded number of statements, for a history of any length. */
export async function trainingOf(app: Services & HasServices, person: Person): Promise<Training> {
  const key = await app.vault.keyOf(person.id)
  const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
  const monday = addDays(today, -weekdayOf(today) - (WEEKS - 1) * 7)
  const { db } = app
  const [settings, plans, open, recent, lifts, weeks, checkIns, moods, loads] = await Promise.all([
    settingsOf(db, key, person.id),
    plansOf(db, key, person.id),
    openSessions(db, key, person.id),
    sessionsBefore(db, key, person.id, { before: undefined, which: 'present', limit: RECENT }),
    recentLifts(db, person.id, MAX_LAST, PAST_EACH),
    weeklyLifts(db, person.id, monday),
    checkInsOf(db, person.id, addDays(today, 1 - CHECK_IN_DAYS), addDays(today, 1)),
    app.services.moodByDay(person, today, today),
    app.services.muscleLoads(person, new Date(app.clock.now().getTime() - RECOVERED_AFTER_HOURS * HOUR_MS)),
  ])
  return {
    today,
    settings,
    plans: plans.map(planSummary),
    active: plans.find(({ isActive }) => isActive) ?? null,
    open: open.map(summaryOf),
    recent: recent.map(summaryOf),
    lifts,
    weeks,
    loads: loads.map(({ at, muscles }) => ({ at: at.toISOString(), muscles })),
    checkIns,
    mood: moods[0]?.mood ?? null,
  }
}

/** Sessions deleted after this instant can still be restored. */
export const trashedSince = (now: Date): Date => new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
