import type { LocalDay } from '#platform/contract/dates.ts'
import type { App } from './app/app.ts'
import type { Person } from './auth/sessions.ts'
import type { BodyEntry } from './body-entries.ts'
import { NO_BODY, type BodySource } from './body-facts.ts'
import type { DayMood } from './day-facts.ts'
import type { Db } from './db/db.ts'
import type { ImportPart } from './imports/part.ts'
import type { LifeFound, LifeSearch } from './life-facts.ts'
import type { ListeningCounter } from './listening.ts'
import type { MuscleLoad } from './muscle-loads.ts'
import type { OwnPhoto } from './own-photos.ts'
import type { OwnRoute } from './own-routes.ts'
import type { PageSettings } from './page-settings.ts'

/**
 * Services that one feature provides and others use: a feature declares them in `services`, others call them on `app.services` without
 * knowing the feature. Days `from` and `to` are both included. Without its feature, a service returns an empty result.
 */
export type Services = {
  /** Mood per day, in order. */
  moodByDay(person: Person, from: LocalDay, to: LocalDay): Promise<DayMood[]>
  /** Searches the person's texts, the latest first; undefined for an unknown feeling. */
  lifeSearch(person: Person, asked: LifeSearch, most: number): Promise<LifeFound | undefined>
  /** Facts of the person's body for formulas, and their weights. */
  body(person: Person, from: LocalDay, to: LocalDay): Promise<BodySource>
  /** Writes body measurements that imports of any feature find in their files; `shape` has the bounds. */
  bodyEntries: ImportPart<BodyEntry> | undefined
  /** Loads on muscles besides training, since an instant, in order. */
  muscleLoads(person: Person, since: Date): Promise<MuscleLoad[]>
  /** Names of the areas that the person chose; none where they chose none. */
  chosenAreas(userId: string): Promise<readonly string[]>
  /** The person's photos, the latest first, at most `most`: none that is marked as hard or needs a lock. */
  photos(person: Person, from: LocalDay, to: LocalDay, most: number): Promise<OwnPhoto[]>
  /** The bytes of one of them; undefined where `photos` would not return it. */
  photoBytes(person: Person, id: string): Promise<AsyncIterable<Uint8Array> | undefined>
  /** The latest route, without its place. */
  latestRoute(person: Person, from: LocalDay, to: LocalDay): Promise<OwnRoute | undefined>
  /** Counts listening to sounds of any feature. */
  listening: ListeningCounter | undefined
  /** Plans reminders again; called in the transaction that changes a person's zone or day boundary. */
  zoneChanged(tx: Db, userId: string, zone: string): Promise<void>
  /** Page settings of the owner. Read it by page-settings.ts. */
  pageSettings(): Promise<PageSettings>
}

const WITHOUT_PROVIDER: Services = {
  moodByDay: async () => [],
  lifeSearch: async () => undefined,
  body: async () => NO_BODY,
  bodyEntries: undefined,
  muscleLoads: async () => [],
  chosenAreas: async () => [],
  photos: async () => [],
  photoBytes: async () => undefined,
  latestRoute: async () => undefined,
  listening: undefined,
  zoneChanged: async () => {},
  pageSettings: async () => ({}),
}

/** Services as a feature declares them: functions take the app first. */
export type ProvidedServices = {
  [S in keyof Services]?: Services[S] extends (...rest: infer Rest) => infer Result ? (app: App, ...rest: Rest) => Result : Services[S]
}

// Declared from here, as in slots.ts: App itself can import nothing of the features.
declare module './app/app.ts' {
  interface HasServices {
    /** Services that features provide for each other. */
    services: Services
  }
}

/** Binds each service to the app. Throws when two features provide the same. */
export function bindServices(app: App, provided: readonly { feature: string; services: ProvidedServices }[]): Services {
  const providers = new Map<string, string>()
  const bound: Record<string, unknown> = { ...WITHOUT_PROVIDER }
  for (const { feature, services } of provided)
    for (const [name, service] of Object.entries(services)) {
      const other = providers.get(name)
      if (other !== undefined) throw new Error(`Both ${other} and ${feature} provide ${name}.`)
      providers.set(name, feature)
      bound[name] =
        typeof service === 'function' ? (...rest: unknown[]) => (service as (...all: unknown[]) => unknown)(app, ...rest) : service
    }
  return bound as Services
}
