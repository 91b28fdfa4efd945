import { z } from 'zod'
import { addDays, instantOf, localDayOf } from '#platform/contract/dates.ts'
import type { HasConfig, HasDb } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { holdsWords, type CompanionAction, type FactLine, type Facts, type FactsAsked } from '#platform/server/companion-slots.ts'
import { sessionsBetween } from './listening-store.ts'
import { allTracks } from './tracks.ts'

const MOST_SESSIONS = 1000

/** The person's tracks and recent listening as facts for the companion, one line per track; optionally filtered by words. */
export async function trackFacts(app: HasConfig & HasDb, person: Person, asked: FactsAsked): Promise<Facts | undefined> {
  if (asked.area !== 'tracks') return undefined
  const start = instantOf(asked.from, person.dayStart, person.zone)
  const end = instantOf(addDays(asked.to, 1), person.dayStart, person.zone)
  const [tracks, sessions] = await Promise.all([allTracks(app, person), sessionsBetween(app.db, person.id, start, end, MOST_SESSIONS)])
  const heard = Map.groupBy(sessions, ({ trackId }) => trackId)
  const lines = tracks
    .filter(({ id, isFavourite, title, category, tags }) =>
      asked.words === undefined ? heard.has(id) || isFavourite : holdsWords([title, category, ...tags].join(' '), asked.words),
    )
    .map((track): FactLine & { at: number } => {
      const own = heard.get(track.id) ?? []
      const minutes = Math.round(own.reduce((sum, { seconds }) => sum + seconds, 0) / 60)
      const last = own[0] && localDayOf(own[0].startedAt, person.zone, person.dayStart)
      const facts = [
        track.category,
        `${Math.round(track.duration / 60)} minutes long`,
        track.isFavourite && 'a favourite',
        last ? `heard ${own.length} times in these days, ${minutes} minutes in all, the last time on ${last}` : 'not heard in these days',
      ]
      return {
        text: `“${track.title}” (${facts.filter(Boolean).join(', ')})`,
        source: { title: track.title, day: last ?? null, to: `/soul/track/${track.id}` },
        at: own[0]?.startedAt.getTime() ?? 0,
      }
    })
    .toSorted((a, b) => b.at - a.at)
  return { lines: lines.slice(0, asked.most).map(({ text, source }) => ({ text, source })), total: lines.length }
}

export const soulActions: readonly CompanionAction[] = [
  {
    id: 'soul.play',
    name: 'start_track',
    description: 'Proposes to play a track of the app (meditation, sound, music), when the person wants to listen to something.',
    args: z.strictObject({ what: z.string().trim().min(1).max(80).describe('Its title, or what it is for: sleep, focus, rain') }),
  },
]
