import { LRUCache } from 'lru-cache'
import { addDays, daysBetween, localDayOf, wallClock, type LocalDay } from '#platform/contract/dates.ts'
import { dayTotals, LEDGER_VERSION, standingOf, type DayTotal } from '#platform/server/activity/activity.ts'
import type { App, HasCollect, HasDatabase } from '#platform/server/app/app.ts'
import { languageOf } from '#platform/server/auth/language.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { serialize, type Serialized } from '#platform/server/http/route.ts'
import type { FeatureCard, HubDay } from '#platform/server/hub.ts'
import { getHub } from '../contract.ts'
import { createCardReads } from './card-reads.ts'
import { suggest } from './suggest.ts'

/** How many days back the hub looks. */
const DAYS = 7
const TOPIC = 'hub'
/** An answer stays in memory for at most an hour of the person's clock, less when unused, because text in memory could be read there. */
const CACHED_MS = 15 * 60_000
const MAX_CACHED = 2000
const MAX_BYTES = 32 * 1024 * 1024

export type Hub = {
  answer(person: Person): Promise<Serialized>
  /** Removes a person's answer from memory, in every process. */
  forget(userId: string): Promise<void>
}

/**
 * The hub of this process. One statement asks for the versions of everything that an answer consists of; while they stay the same, the
 * answer comes from memory. A feature that fails, or takes longer than `patience` (in ms), costs its own cards and no more: the answer names
 * it in `missing` and is not stored.
 */
export function openHub(app: App, patience: number): Hub {
  const stored = new LRUCache<string, { versions: string; text: Serialized }>({
    max: MAX_CACHED,
    maxSize: MAX_BYTES,
    ttl: CACHED_MS,
    ttlAutopurge: true,
    // Two bytes a character at most.
    sizeCalculation: ({ versions, text }) => 2 * (versions.length + text.json.length),
  })
  app.broadcast.subscribe(TOPIC, (userId) => void stored.delete(userId))
  app.stopping.addEventListener('abort', () => stored.clear())
  const readCards = createCardReads(patience)

  /** The result of `read`; undefined when it fails or is late. */
  async function inTime<T>(feature: string, read: () => Promise<T>): Promise<T | undefined> {
    try {
      return await readCards(feature, read)
    } catch (error) {
      app.log.warn({ err: error, feature }, 'the hub omits the cards of a feature')
      return undefined
    }
  }

  /** Composes a new answer, and says whether it is complete. */
  async function compose(person: Person, today: LocalDay, hour: number): Promise<{ text: Serialized; isWhole: boolean }> {
    const [standing, totals, moods, chosen] = await Promise.all([
      standingOf(app.db, person.id, today),
      dayTotals(app.db, person.id, addDays(today, 1 - DAYS), today),
      inTime('mood', () => app.services.moodByDay(person, today, today)),
      inTime('areas', () => app.services.chosenAreas(person.id)),
    ])
    const day: HubDay = { today, hour, standing, totals }
    const read = await Promise.all(
      app
        .collect('hubCards')
        .map(async ({ feature, value }) => ({ feature, cards: await inTime(feature, () => value.read(app, person, day)) })),
    )
    const cardsOf = new Map(read.map(({ feature, cards = [] }) => [feature, cards]))
    const missing = read.flatMap(({ feature, cards }) => (cards ? [] : [feature]))
    const week = weekOf(totals, today)
    const facts = {
      hour,
      isNewcomer: standing.streak.totalDays === 0,
      mood: moods?.[0]?.mood ?? null,
      daysSince: (kind: string) => daysSince(totals, today, kind),
    }
    const text = serialize(getHub, {
      today,
      points: standing.points,
      pointsToday: totals.filter((total) => total.localDay === today).reduce((sum, total) => sum + total.points, 0),
      minutesToday: week.at(-1)!.minutes,
      minutesThisWeek: week.reduce((sum, { minutes }) => sum + minutes, 0),
      streak: standing.streak,
      week,
      cards: [...cardsOf].flatMap(([feature, cards]) => cards.map((card) => ({ feature, ...card }))),
      missing,
      suggestion: suggest(
        app.collect('suggestions').map(({ feature, value: rules }) => ({
          feature,
          rules,
          facts: { ...facts, waiting: waitingOn(cardsOf.get(feature) ?? []) },
        })),
        chosen ?? [],
        `${person.id} ${today}`,
      ),
    })
    return { text, isWhole: missing.length === 0 && moods !== undefined && chosen !== undefined }
  }

  return {
    async answer(person) {
      const now = app.clock.now()
      const today = localDayOf(now, person.zone, person.dayStart)
      const hour = Math.floor(wallClock(now, person.zone).minutes / 60)
      const data = await versionsOf(app, person.id)
      const versions = data && [data, today, hour, person.zone, person.dayStart, languageOf(person.locale)].join(' ')
      const last = stored.get(person.id)
      if (last && last.versions === versions) return last.text
      const { text, isWhole } = await compose(person, today, hour)
      if (versions && isWhole) stored.set(person.id, { versions, text })
      return text
    },

    async forget(userId) {
      stored.delete(userId)
      await app.broadcast.publish(TOPIC, userId)
    },
  }
}

/** The versions of the ledger and of every feature with cards, by one statement; undefined where a feature names none. */
async function versionsOf(app: HasCollect & HasDatabase, userId: string): Promise<string | undefined> {
  const queries = [LEDGER_VERSION]
  for (const { value } of app.collect('hubCards')) {
    if (value.version === undefined) return undefined
    queries.push(value.version)
  }
  // Prepared once per connection.
  const { rows } = await app.database.pool.query<(string | null)[]>({
    name: 'hub_versions',
    text: `select ${queries.map((query) => `(${query})::text`).join(', ')}`,
    values: [userId],
    rowMode: 'array',
  } as never)
  return rows[0]!.join(' ')
}

function weekOf(totals: readonly DayTotal[], today: LocalDay) {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(today, index - DAYS + 1)
    const ofDay = totals.filter((total) => total.localDay === day)
    const seconds = ofDay.filter((total) => total.unit === 'seconds').reduce((sum, total) => sum + total.amount, 0)
    return { day, acts: ofDay.reduce((sum, total) => sum + total.acts, 0), minutes: Math.floor(seconds / 60) }
  })
}

function daysSince(totals: readonly DayTotal[], today: LocalDay, kind: string): number | null {
  const last = totals.findLast((total) => total.kind === kind && total.acts > 0)
  return last ? daysBetween(last.localDay, today) : null
}

function waitingOn(cards: readonly FeatureCard[]): number | null {
  const stated = cards.flatMap(({ waiting }) => waiting ?? [])
  return stated.length > 0 ? stated.reduce((sum, one) => sum + one, 0) : null
}
