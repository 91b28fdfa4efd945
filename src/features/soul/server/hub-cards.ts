import type { HasConfig, HasDb } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { FeatureCard, HubDay } from '#platform/server/hub.ts'
import { stableIndex } from '#platform/server/core/stable-choice.ts'
import type { SoulTrack } from '../contract.ts'
import { trackOfDay } from '../day-track.ts'
import { inProgress } from './track-store.ts'
import { tracksWithStates } from './tracks.ts'

/** Longest track that is offered to a newcomer, in seconds. */
const FIRST_SECONDS = 6 * 60

function firstTrack(tracks: readonly SoulTrack[], personId: string, today: string): SoulTrack | undefined {
  const fitting = tracks.filter((one) => one.guided && one.category !== 'anxiety' && one.duration <= FIRST_SECONDS)
  return fitting[stableIndex(`${personId} ${today} soul`, fitting.length)]
}

/** A track to continue, or else one for the day: the same all day, another tomorrow. */
export async function soulHubCards(app: HasConfig & HasDb, person: Person, { today, hour, standing }: HubDay): Promise<FeatureCard[]> {
  const { tracks, shelf } = await tracksWithStates(app, person)
  const [last] = inProgress(shelf)
  const unfinished = tracks.find((track) => track.id === last)
  if (unfinished) return [{ card: 'continue', data: { track: unfinished }, region: 'main', rank: 60, lasts: ['track'] }]
  // A short, guided track as long as the person has listened to nothing: three minutes are easier to begin than thirty.
  const hasListened = shelf.values().some(({ secondsListened }) => secondsListened > 0)
  const isNew = !hasListened && standing.points === 0
  const track = isNew ? firstTrack(tracks, person.id, today) : trackOfDay(tracks, today, hour)
  return track ? [{ card: 'suggestion', data: { track }, region: 'suggestion', rank: 0 }] : []
}
