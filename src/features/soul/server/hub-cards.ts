import { localDayOf } from '#platform/contract/dates.ts'
import type { HubCard } from '#platform/contract/hub.ts'
import type { App } from '#platform/server/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { stableIndex } from '#platform/server/stable-choice.ts'
import { inProgress } from './track-store.ts'
import { allTracks } from './tracks.ts'

/** A track to go on with, or else one for the day: the same all day, another tomorrow. */
export async function soulHubCards(app: App, person: Person): Promise<HubCard[]> {
  const [tracks, begun] = await Promise.all([allTracks(app, person.id), inProgress(app.db, person.id, 1)])
  const unfinished = tracks.find((track) => track.id === begun[0])
  if (unfinished) return [{ feature: 'soul', card: 'continue', data: { track: unfinished } }]
  const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
  const track = tracks[stableIndex(`${person.id} ${today} soul`, tracks.length)]
  return track ? [{ feature: 'soul', card: 'suggestion', data: { track } }] : []
}
