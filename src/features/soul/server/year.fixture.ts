import { addDays, localDayOf } from '#platform/contract/dates.ts'
import { recordActivities, type Act } from '#platform/server/activity/activity.ts'
import { stableIndex } from '#platform/server/core/stable-choice.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { COMPLETE_AT } from '#platform/contract/listening.ts'
import type { Year } from '#testing/life.ts'
import { pointsFor } from '../listening.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { sealMix } from './mixer/mix-store.ts'
import { addMindful, sealSource } from './record/record-store.ts'
import { listeningSessions, listeners, soulMixes, trackShelf } from './tables.ts'

const HOURS = [7, 12, 18, 22]

/** A realistic year of listening: most days, some rests, a longer pause in summer. */
export const year: Year = async (app, person) => {
  const now = app.clock.now()
  const today = localDayOf(now, person.zone, person.dayStart)
  const sessions: (typeof listeningSessions.$inferInsert)[] = []
  const acts: Act[] = []
  for (let ago = 365; ago >= 0; ago--) {
    const day = addDays(today, -ago)
    const dice = (what: string, sides: number) => stableIndex(`demo ${day} ${what}`, sides)
    if (dice('rest', 5) === 0 || (ago > 120 && ago < 132)) continue
    for (let n = 0; n <= dice('how often', 2); n++) {
      const track = catalogue.tracks[dice(`track ${n}`, catalogue.tracks.length)]!
      const startedAt = new Date(
        `${day}T${String(HOURS[dice(`hour ${n}`, 2) + n * 2]).padStart(2, '0')}:${10 + dice(`minute ${n}`, 40)}:00Z`,
      )
      if (startedAt >= now) continue
      const seconds = Math.round(Math.min(track.recipe.durationSeconds, COMPLETE_AT + dice(`length ${n}`, 1500)))
      const points = pointsFor(seconds)
      const localDay = localDayOf(startedAt, person.zone, person.dayStart)
      const id = uuidv7({ msecs: startedAt.getTime() })
      const updatedAt = new Date(startedAt.getTime() + seconds * 1000)
      sessions.push({
        userId: person.id,
        id,
        trackId: track.id,
        startedAt,
        updatedAt,
        seconds,
        points,
        recordedSeconds: seconds,
        recordedDay: localDay,
        milestones: [],
      })
      acts.push({
        userId: person.id,
        key: `soul:${id}:${seconds}`,
        kind: 'listen',
        at: updatedAt,
        zone: person.zone,
        localDay,
        amount: seconds,
        unit: 'seconds',
        points,
        subject: track.id,
      })
    }
  }
  await app.db.transaction(async (tx) => {
    await tx
      .insert(listeners)
      .values({ userId: person.id, used: [Math.min(...sessions.map(({ startedAt }) => startedAt.getTime())), now.getTime()] })
      .onConflictDoNothing()
    await tx.insert(listeningSessions).values(sessions)
    await recordActivities(tx, acts)
    const shelf = catalogue.tracks.slice(0, 6).map((track, index) => ({
      userId: person.id,
      trackId: track.id,
      favouriteSince: index < 4 ? now : null,
      position: index === 5 ? Math.round(track.recipe.durationSeconds / 3) : 0,
      positionAt: index === 5 ? now : null,
      secondsListened: sessions.filter((s) => s.trackId === track.id).reduce((sum, s) => sum + s.seconds, 0),
    }))
    await tx.insert(trackShelf).values(shelf).onConflictDoNothing()
  })
  const key = await app.vault.keyOf(person.id)
  // Sessions that another app recorded in the weeks before.
  const sittings = Array.from({ length: 20 }, (_, n) => {
    const startedAt = new Date(`${addDays(today, -60 + n * 2)}T06:30:00Z`)
    const id = uuidv7({ msecs: startedAt.getTime() })
    const seconds = 600 + 60 * (n % 5)
    return {
      userId: person.id,
      id,
      startedAt,
      day: localDayOf(startedAt, person.zone, person.dayStart),
      seconds,
      sealed: sealSource(key, id, 'Still Pond'),
    }
  })
  await app.db.transaction(async (tx) => {
    await addMindful(tx, person.id, sittings)
    await recordActivities(
      tx,
      sittings.map(({ userId, id, startedAt: at, day: localDay, seconds: amount }) => ({
        userId,
        key: `mindful:${id}`,
        kind: 'mindful',
        at,
        zone: person.zone,
        localDay,
        amount,
        unit: 'seconds',
        points: 0,
      })),
    )
  })
  const mixes = [
    { name: 'Night train', levels: { train: 60, rain: 35, bowl: 10 } },
    { name: 'Under the tent', levels: { tent: 70, thunder: 30, fire: 20 } },
    { name: 'Desk', levels: { cafe: 35, keyboard: 15, brown: 45 } },
  ]
  for (const mix of mixes) {
    const id = uuidv7()
    await app.db.insert(soulMixes).values({ userId: person.id, id, sealed: sealMix(key, { id, ...mix }), savedAt: now })
  }
  return { pages: { '/soul/category/:id': { id: 'sleep' }, '/soul/track/:id': { id: 'forest-stream' } } }
}
