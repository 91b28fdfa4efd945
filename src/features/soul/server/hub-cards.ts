import { localDayOf } from '#platform/contract/dates.ts'
import type { HubCard } from '#platform/contract/hub.ts'
import { standingOf } from '#platform/server/activity/activity.ts'
import type { App } from '#platform/server/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { stableIndex } from '#platform/server/stable-choice.ts'
import { inProgress } from './track-store.ts'
import { tracksAndShelf } from './tracks.ts'

/** The longest track that a newcomer is offered. */
const FIRST_SECONDS = 6 * 60

/** A track to go on with, or else one for the day: the same all day, another tomorrow. */
export async function soulHubCards(app: App, person: Person): Promise<HubCard[]> {
  const { tracks, shelf } = await tracksAndShelf(app, person.id)
  const [last] = inProgress(shelf)
  const unfinished = tracks.find((track) => track.id === last)
  if (unfinished) return [{ feature: 'soul', card: 'continue', data: { track: unfinished } }]
  const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
  // A short, guided, light-hearted one while nothing was listened to yet: three minutes are easier to begin than thirty.
  const hasListened = shelf.values().some(({ secondsListened }) => secondsListened > 0)
  const isNew = !hasListened && (await standingOf(app.db, person.id, today)).points === 0
  const fitting = isNew ? tracks.filter((one) => one.guided && one.category !== 'anxiety' && one.duration <= FIRST_SECONDS) : tracks
  const track = fitting[stableIndex(`${person.id} ${today} soul`, fitting.length)]
  return track ? [{ feature: 'soul', card: 'suggestion', data: { track } }] : []
}
