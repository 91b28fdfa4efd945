import { LRUCache } from 'lru-cache'
import { addDays, daysBetween, localDayOf, wallClock, type LocalDay } from '#platform/contract/dates.ts'
import { dayTotals, LEDGER_VERSION, standingOf, type DayTotal } from '#platform/server/activity/activity.ts'
import type { App, HasDatabase } from '#platform/server/app/app.ts'
import { languageOf } from '#platform/server/auth/language.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { dailyMoods } from '#platform/server/day-facts.ts'
import { serialize, type Serialized } from '#platform/server/http/route.ts'
import type { FeatureCard, HubDay } from '#platform/server/hub.ts'
import { getHub } from '../contract.ts'
import { createCardReads } from './card-reads.ts'
import { suggest } from './suggest.ts'

/** As far back as the hub looks. */
const DAYS = 7
const TOPIC = 'hub'
/** What is kept is of one hour at most, and is let go sooner when nobody asks: words in memory are words that could be read there. */
const CACHED_MS = 15 * 60_000
const MAX_CACHED = 2000
const MAX_BYTES = 32 * 1024 * 1024

/** What one feature gave, as of a version of its data and of the ledger. */
type Part = { version: string; cards: FeatureCard[]; mood: number | null; chosen: readonly string[] }
/** One person's hub within one hour of their clock. */
type CachedHub = {
  parts: Map<string, Part>
  text?: Serialized
  /** What the text is as of; undefined when it lacks something. */ versions?: string | undefined
}

export type Hub = {
  answer(person: Person): Promise<Serialized>
  /** Lets go of what is kept of a person, in every process. */
  forget(userId: string): Promise<void>
}

/**
 * The hub of this process. One statement asks for the versions of everything it is made of; what has none that changed is
 * answered from memory, the rest is read again, feature by feature. A feature that fails, or takes longer than `patience` (in
 * ms), costs its own newest cards and no more: those of an earlier answer stand in, if there was one. The answer then names it in
 * `missing`, and is not kept.
 */
export function openHub(app: App, patience: number): Hub {
  const stored = new LRUCache<string, CachedHub>({
    max: MAX_CACHED,
    maxSize: MAX_BYTES,
    ttl: CACHED_MS,
    ttlAutopurge: true,
    // The parts hold about what the text says once more; both are two bytes a character at most.
    sizeCalculation: ({ text }) => 1000 + (text?.json.length ?? 0) * 4,
  })
  const evict = (userId: string) => {
    for (const key of stored.keys()) if (key.startsWith(userId)) stored.delete(key)
  }
  app.broadcast.subscribe(TOPIC, evict)
  app.stopping.addEventListener('abort', () => stored.clear())

  let sources: ReturnType<typeof sourcesOf> | undefined
  const readCards = createCardReads(patience)

  /** A feature's part: kept, or read now; what is kept of an earlier version when it does not come in time. What comes later is there for the next answer. */
  async function partOf(
    person: Person,
    day: HubDay,
    source: ReturnType<typeof sourcesOf>['features'][number],
    version: string | null,
    parts: CachedHub['parts'],
  ) {
    const known = parts.get(source.feature)
    if (known && version !== null && known.version === version) return { part: known, isLate: false }
    const read = async () => {
      const part = await source.read(person, day)
      if (version !== null) parts.set(source.feature, { version, ...part })
      return part
    }
    try {
      return { part: await readCards(source.feature, read), isLate: false }
    } catch (error) {
      app.log.warn({ err: error, feature: source.feature }, 'the hub does without the newest cards of a feature')
      return { part: known, isLate: true }
    }
  }

  return {
    async answer(person) {
      sources ??= sourcesOf(app)
      const now = app.clock.now()
      const today = localDayOf(now, person.zone, person.dayStart)
      const hour = Math.floor(wallClock(now, person.zone).minutes / 60)
      const key = `${person.id} ${today} ${hour} ${person.zone} ${person.dayStart} ${languageOf(person.locale)}`
      const mine: CachedHub = stored.get(key) ?? { parts: new Map() }
      const versions = await versionsOf(app, sources.statement, person.id)
      const all = versions.join(' ')
      if (mine.text && mine.versions === all) return mine.text

      const [standing, totals] = await Promise.all([
        standingOf(app.db, person.id, today),
        dayTotals(app.db, person.id, addDays(today, 1 - DAYS), today),
      ])
      const day: HubDay = { today, hour, standing, totals }
      const read = await Promise.all(
        sources.features.map(async (source) => {
          const version = source.versionAt === undefined ? null : `${versions[0]} ${versions[source.versionAt]}`
          return { source, ...(await partOf(person, day, source, version, mine.parts)) }
        }),
      )
      const missing = read.flatMap(({ source, isLate }) => (isLate ? [source.feature] : []))
      const parts = read.flatMap(({ source, part }) => (part ? [{ ...source, ...part }] : []))
      const week = weekOf(totals, today)
      const facts = {
        hour,
        isNewcomer: standing.streak.totalDays === 0,
        mood: parts.find(({ mood }) => mood !== null)?.mood ?? null,
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
        cards: parts.flatMap(({ feature, cards }) => cards.map((card) => ({ feature, ...card }))),
        missing,
        suggestion: suggest(
          parts.map(({ feature, rules, cards }) => ({ feature, rules, facts: { ...facts, waiting: waitingOn(cards) } })),
          parts.flatMap(({ chosen }) => chosen),
          `${person.id} ${today}`,
        ),
      })
      const isWhole = missing.length === 0 && sources.features.every(({ versionAt }) => versionAt !== undefined)
      stored.set(key, { parts: mine.parts, text, versions: isWhole ? all : undefined })
      return text
    },

    async forget(userId) {
      evict(userId)
      await app.broadcast.publish(TOPIC, userId)
    },
  }
}

/** Which features have something for the hub, how each is read, and the one statement that asks for all versions, the ledger's first. */
function sourcesOf(app: App) {
  const cards = new Map(app.collect('hubCards').map(({ feature, value }) => [feature, value]))
  const rules = new Map(app.collect('suggestions').map(({ feature, value }) => [feature, value]))
  const chosen = new Map(app.collect('chosenAreas').map(({ feature, value }) => [feature, value]))
  const moods = app.collect('moodByDay')[0]?.feature
  const queries = [LEDGER_VERSION]
  const ids = [...new Set([...cards.keys(), ...rules.keys(), ...chosen.keys(), ...(moods === undefined ? [] : [moods])])]
  const features = ids.map((feature) => {
    const source = cards.get(feature)
    // Rules alone change with the day and the ledger.
    const isRules = !source && !chosen.has(feature) && feature !== moods
    const versionAt = source?.version === undefined ? (isRules ? 0 : undefined) : queries.push(source.version) - 1
    return {
      feature,
      rules: rules.get(feature) ?? [],
      versionAt,
      async read(person: Person, day: HubDay): Promise<Omit<Part, 'version'>> {
        const [own, mood, areas] = await Promise.all([
          source?.read(app, person, day),
          feature === moods ? dailyMoods(app, person, day.today, day.today) : undefined,
          chosen.get(feature)?.(person.id),
        ])
        return { cards: own ?? [], mood: mood?.[0]?.mood ?? null, chosen: areas ?? [] }
      },
    }
  })
  return {
    features,
    statement: `select ${queries.map((query, n) => `(${query})::text as v${n}`).join(', ')}`,
  }
}

/** Prepared once per connection: one round trip and one plan, whatever the number of features. */
async function versionsOf(app: HasDatabase, text: string, userId: string): Promise<(string | null)[]> {
  const { rows } = await app.database.pool.query<(string | null)[]>({
    name: 'hub_versions',
    text,
    values: [userId],
    rowMode: 'array',
  } as never)
  return rows[0]!
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
