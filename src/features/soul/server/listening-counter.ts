import { localDayOf } from '#platform/contract/dates.ts'
import { standingOf } from '#platform/server/activity/activity.ts'
import type { HasClock, HasDb } from '#platform/server/app/app.ts'
import type { ListeningCounter } from '#platform/server/listening.ts'
import { openSession, secondsListened, type Update, type Updated } from './listening-store.ts'

/** Counts listening for features whose sounds are not tracks. */
export function listeningCounter({ db, clock }: HasClock & HasDb, update: (one: Update) => Promise<Updated>): ListeningCounter {
  return {
    async start(person, soundId) {
      const now = clock.now()
      const session = await openSession(db, person.id, soundId, now)
      const { points, streak } = await standingOf(db, person.id, localDayOf(now, person.zone, person.dayStart))
      return { sessionId: session.id, points, streak }
    },
    update: (person, trackId, { listeningSeconds, sessionId, startedAt }) =>
      update({
        person,
        trackId,
        sessionId,
        listeningSeconds,
        startedAt: startedAt === undefined ? undefined : new Date(startedAt),
        now: clock.now(),
      }),
    secondsOf: (userId, soundId) => secondsListened(db, userId, soundId),
  }
}
