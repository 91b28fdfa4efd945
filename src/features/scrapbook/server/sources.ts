import { addDays, daysBetween, type LocalDay } from '#platform/contract/dates.ts'
import { invalid, notFound } from '#platform/contract/errors.ts'
import { dayTotals } from '#platform/server/activity/activity.ts'
import type { HasClock, HasCollect, HasDb, HasServices, HasStorage, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { Picture } from '../contract.ts'
import { MAX_DAYS, type DaysAnswer, type JournalPhoto } from '../contract-sources.ts'
import { scrapbookReasons } from '../reasons.en.ts'
import { savePicture } from './pictures.ts'

const MAX_PHOTOS = 300
const MAX_RECORD_DAYS = 40
const MAX_TITLE = 120

type Days = { from: LocalDay; to: LocalDay }

function assertDays({ from, to }: Days): void {
  if (to < from) throw invalid('to', scrapbookReasons.days_backwards())
  if (daysBetween(from, to) >= MAX_DAYS) throw invalid('to', scrapbookReasons.too_many_days({ most: MAX_DAYS }))
}

/** Photos of other features in these days, the latest first. */
export async function photosOfDays(app: HasServices, person: Person, days: Days): Promise<JournalPhoto[]> {
  assertDays(days)
  return app.services.photos(person, days.from, days.to, MAX_PHOTOS)
}

/** The latest route of these days, if there is one. */
export async function routeOfDays(app: HasServices, person: Person, days: Days) {
  assertDays(days)
  const found = await app.services.latestRoute(person, days.from, days.to)
  return found ? [found] : []
}

/** Copies one of these photos, so that later changes to the original affect no page. Throws `not_found`. */
export async function copyPhoto(
  app: HasClock & HasDb & HasServices & HasStorage & HasVault,
  person: Person,
  id: string,
  photo: string,
): Promise<Picture> {
  const bytes = await app.services.photoBytes(person, photo)
  if (!bytes) throw notFound(scrapbookReasons.picture_not_here())
  return savePicture(app, person.id, id, bytes)
}

/** Moods, acts and records of the days, the data for cards and for pages of a week. */
export async function daysFor(app: HasCollect & HasDb & HasServices, person: Person, days: Days): Promise<DaysAnswer> {
  assertDays(days)
  const { from, to } = days
  const last = Math.min(daysBetween(from, to), MAX_RECORD_DAYS - 1)
  const asked = Array.from({ length: last + 1 }, (_, ago) => addDays(to, -ago))
  const [moods, totals, records] = await Promise.all([
    app.services.moodByDay(person, from, to),
    dayTotals(app.db, person.id, from, to),
    Promise.all(app.collect('lifeRecords').map(({ value }) => value(person, asked))),
  ])
  const acts = new Map<string, number>()
  for (const { kind, acts: n } of totals) acts.set(kind, (acts.get(kind) ?? 0) + n)
  return {
    moods: moods.map(({ day, mood }) => ({ day, mood })),
    acts: [...acts].filter(([, n]) => n > 0).map(([kind, n]) => ({ kind, n })),
    entries: records
      .flat()
      .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
      .map(({ day, title, hint, area }) => ({ day, title: title.slice(0, MAX_TITLE), hint, area })),
  }
}
