import { localDayOf } from '#platform/contract/dates.ts'
import { notFound } from '#platform/contract/errors.ts'
import { hemisphereOf } from '#platform/contract/hemisphere.ts'
import { currentStreak, restsLeft } from '#platform/server/activity/streak.ts'
import type { HasClock, HasDb } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { MindAnswer, MindSession } from '../contract.ts'
import { capacityOf, readTreeKey, startOf } from '../forest.ts'
import { mindReasons } from '../reasons.en.ts'
import { gameSums, readProgress, sessionsFrom } from './store.ts'

export const todayOf = (app: HasClock, person: Person) => localDayOf(app.clock.now(), person.zone, person.dayStart)

export async function mindAnswer(app: HasClock & HasDb, person: Person): Promise<MindAnswer> {
  const today = todayOf(app, person)
  const [{ streak }, sums] = await Promise.all([readProgress(app.db, person.id), gameSums(app.db, person.id, today)])
  return {
    today,
    hemisphere: hemisphereOf(person.zone),
    streak: {
      current: currentStreak(streak, today),
      longest: streak.longest,
      totalDays: streak.totalDays,
      restsLeft: restsLeft(streak, today),
    },
    games: sums.map(({ milliseconds, ...sum }) => ({ ...sum, seconds: Math.round(milliseconds / 1000) })),
  }
}

/** Throws not_found for a tree without sessions. */
export async function sessionsOfTree(app: HasDb, userId: string, key: string): Promise<MindSession[]> {
  const tree = readTreeKey(key)
  const sessions = tree ? await sessionsFrom(app.db, userId, tree.game, { skip: startOf(tree.index), limit: capacityOf(tree.index) }) : []
  if (sessions.length === 0) throw notFound(mindReasons.no_tree())
  return sessions
}
