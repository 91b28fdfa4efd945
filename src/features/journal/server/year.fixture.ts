import { addDays, instantOf, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { stableIndex } from '#platform/server/core/stable-choice.ts'
import type { Year } from '#testing/life.ts'
import type { EntryData, Weather } from '../contract/records.ts'
import { defaultsOf } from '../record-defaults.ts'
import type { Author } from './sync/author.ts'
import { putRecords, type WholeRecord } from './sync/push.ts'
import { starterId } from './sync/starters.ts'
import texts from './year-entries.json' with { type: 'json' }

type Text = (typeof texts)[number] & {
  months?: number[]
  starred?: boolean
  hard?: boolean
  weather?: string
  celsius?: number
  place?: string
}

/** Usual activities beside a mood, by mood level. */
const USUAL = [
  ['body/unwell', 'everyday/work'],
  ['everyday/work', 'everyday/errands'],
  ['everyday/work', 'everyday/home', 'mind/reading'],
  ['body/walk', 'people/friends', 'mind/music', 'everyday/work'],
  ['mind/nature', 'people/partner', 'body/sport', 'body/sleep'],
] as const
const BATCH = 200
/** The id of a starter activity by `group/activity`. */
type StarterOf = (slug: string) => string

/** A realistic year of a diary: a mood on most days, text on some, two weeks in summer without either. */
export const year: Year = async (app, person) => {
  const author: Author = { ...person, sessionId: 'seed', locale: 'en' }
  const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
  const unused = new Set(texts as Text[])
  const records: WholeRecord[] = []
  const key = await app.vault.keyOf(person.id)
  const starterOf: StarterOf = (slug) => starterId(key, slug)
  for (let ago = 365; ago >= 0; ago--) {
    const day = addDays(today, -ago)
    const dice = (what: string, sides: number) => stableIndex(`demo journal ${day} ${what}`, sides)
    if (dice('gap', 7) === 0 || (ago > 120 && ago < 134)) continue
    const isWriting = dice('writing', 6) === 0
    const text = isWriting ? [...unused].find(({ months }) => !months || months.includes(Number(day.slice(5, 7)))) : undefined
    if (text) {
      unused.delete(text)
      records.push(written(person, starterOf, day, text, dice('minute', 60)))
    } else records.push(noticed(person, starterOf, day, dice))
  }
  const past = records.filter(({ data }) => Date.parse((data as EntryData).when.at) < app.clock.now().getTime())
  for (let n = 0; n < past.length; n += BATCH) await putRecords(app, author, past.slice(n, n + BATCH))
  const last = past.findLast(({ data }) => (data as EntryData).body)!
  return { pages: { '/journal/:id': { id: last.id } } }
}

function written(person: Person, starterOf: StarterOf, day: LocalDay, text: Text, minute: number): WholeRecord {
  const { title, body, mood, tags, feelings, place, starred, hard, acts } = text
  const weather: Weather | null = text.weather ? { kind: text.weather as Weather['kind'], celsius: text.celsius ?? null } : null
  return entry(person, day, text.hour * 60 + minute, {
    title,
    body,
    mood: { level: mood, moodId: null },
    tags,
    feelings,
    place: place ?? null,
    weather,
    starred: starred ?? false,
    hard: hard ?? false,
    activities: acts.map((slug) => starterOf(slug)),
  })
}

/** A mood by one tap: slightly worse on Mondays, better at weekends. */
function noticed(person: Person, starterOf: StarterOf, day: LocalDay, dice: (what: string, sides: number) => number): WholeRecord {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const lean = weekday === 0 || weekday === 6 ? 1 : weekday === 1 ? -1 : 0
  const level = Math.min(5, Math.max(1, 3 + lean + [-1, 0, 0, 1, 1][dice('mood', 5)]!))
  const usual = USUAL[level - 1]!
  const activities = usual.filter((_, n) => dice(`act ${n}`, 2) === 0).map((slug) => starterOf(slug))
  return entry(person, day, 18 * 60 + dice('minute', 240), { mood: { level, moodId: null }, activities })
}

function entry(person: Person, day: LocalDay, minute: number, data: Partial<EntryData>): WholeRecord {
  const at = instantOf(day, minute, person.zone)
  const when = { at: at.toISOString(), zone: person.zone, localDay: day }
  return {
    kind: 'entry',
    id: uuidv7({ msecs: at.getTime() }),
    data: { ...(defaultsOf('entry') as EntryData), ...data, when, createdAt: when.at },
  }
}
