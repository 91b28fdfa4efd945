import type { LocalDay } from '#platform/contract/dates.ts'
import type { ActSubject } from './activity/acts.ts'
import type { ActKind } from './activity/kinds.ts'
import type { Person } from './auth/sessions.ts'
import type { App } from './app/app.ts'
import type { BodyEntry } from './body-entries.ts'
import type { BodySource } from './body-facts.ts'
import type { CompanionAction, Facts, FactsAsked } from './companion-slots.ts'
import type { DayMood, InsightFactor } from './day-facts.ts'
import type { HealthFact } from './health-facts.ts'
import type { ExportFile } from './export/export-file.ts'
import type { Route } from './http/route.ts'
import type { ImportKind } from './imports/importer.ts'
import type { AnyImportPart, ImportPart } from './imports/part.ts'
import type { MuscleLoad } from './muscle-loads.ts'
import type { HubCardSource, SuggestionRule } from './hub.ts'
import type { Db } from './db/db.ts'
import type { Job, JobWork } from './jobs/jobs.ts'
import type { Listenable } from './listenables.ts'
import type { ListeningCounter } from './listening.ts'
import type { LifeDays, LifeFound, LifeRecord, LifeSearch } from './life-facts.ts'
import type { AskedPage, PageFacts } from './page-facts.ts'
import type { OwnPhoto } from './own-photos.ts'
import type { OwnRoute } from './own-routes.ts'
import type { SlowWork } from './slow-work/slow-work.ts'
import type { PageParts, SitemapEntry } from './page-parts.ts'
import type { PageSettings } from './page-settings.ts'
import type { ReminderSource } from './reminders/source.ts'

/** What a feature can give to the others and to the platform, who read it by `app.collect(slot)` without knowing the feature. */
export type Slots = {
  routes?: readonly Route[]
  /** What its jobs do. */
  works?: (app: App) => readonly JobWork[]
  /** Brings built-in content up to date; runs at boot, under the migration lock, and must be quick when nothing changed. */
  loadContent?: (app: App) => Promise<void>
  /** What the owner turned on for pages. One feature has it; read it by page-settings.ts. */
  pageSettings?: (app: App) => Promise<PageSettings>
  /** What it shows on the hub: data for cards that its web half draws. */
  hubCards?: HubCardSource
  /** What it suggests on some days; the hub chooses one of all. */
  suggestions?: readonly SuggestionRule[]
  /** Names of the areas that the person said they came for, none when they did not say; one feature knows. */
  chosenAreas?: (app: App, userId: string) => Promise<readonly string[]>
  /** What it can remind of, by the `owner` that such reminders carry. */
  reminders?: Readonly<Record<string, ReminderSource>>
  /** The person's zone or day boundary changed, in the transaction of the change. */
  zoneChanged?: (app: App, tx: Db, userId: string, zone: string) => Promise<void>
  /** What it knows of days from `from` to `to` (both included, at most 3,700 days) that may go with mood; bounded statements. */
  insightFactors?: (app: App, person: Person, from: LocalDay, to: LocalDay) => Promise<InsightFactor[]>
  /** Mood per day from `from` to `to` in order; one feature has it. */
  moodByDay?: (app: App, person: Person, from: LocalDay, to: LocalDay) => Promise<DayMood[]>
  /** What it knows of days from `from` to `to` for questions that a person asks of their own life; bounded statements. */
  lifeDays?: (app: App, person: Person, from: LocalDay, to: LocalDay) => Promise<LifeDays>
  /** What these days (at most 40) hold of it, without what is marked as hard or asks for a lock. */
  lifeRecords?: (app: App, person: Person, days: readonly LocalDay[]) => Promise<LifeRecord[]>
  /** What it finds in what the person wrote, the latest first; undefined where it knows no such feeling. One feature has it. */
  lifeSearch?: (app: App, person: Person, asked: LifeSearch, most: number) => Promise<LifeFound | undefined>
  /** The person's photos of days from `from` to `to`, the latest first: none of what is marked as hard or asks for a lock. */
  ownPhotos?: (app: App, person: Person, from: LocalDay, to: LocalDay, most: number) => Promise<OwnPhoto[]>
  /** The bytes of one of them; undefined where it has no such photo, or one that `ownPhotos` would not give. */
  ownPhotoBytes?: (app: App, person: Person, id: string) => Promise<AsyncIterable<Uint8Array> | undefined>
  /** The latest route of days from `from` to `to`, without its place; one feature has it. */
  ownRoute?: (app: App, person: Person, from: LocalDay, to: LocalDay) => Promise<OwnRoute | undefined>
  /**
   * What a language model may read of it, for a person who allowed that for the area; undefined: another area than its own. Without what is marked
   * as hard or asks for a lock, in bounded statements.
   */
  companionFacts?: (app: App, person: Person, asked: FactsAsked) => Promise<Facts | undefined>
  /** What of it a model may propose to do: the person presses, and the web half does it. */
  companionActions?: readonly CompanionAction[]
  /** What formulas may know of the person's body, and its weight on days from `from` to `to`; one feature has it. Read it by body-facts.ts. */
  body?: (app: App, person: Person, from: LocalDay, to: LocalDay) => Promise<BodySource>
  /** Where imports of others bring figures of the body that their files hold; one feature has it. Read it by body-entries.ts. */
  bodyEntries?: ImportPart<BodyEntry>
  /** What of it tires muscles, since an instant; the muscle map adds it to what it knows itself. Read it by muscle-loads.ts. */
  muscleLoads?: (app: App, person: Person, since: Date) => Promise<MuscleLoad[]>
  /** Counts listening to sounds of any feature; one feature has it. */
  listening?: ListeningCounter
  /** How somebody lived from `from` to `to` in figures that health scores go by; one of a measure, bounded statements. Read it by health-facts.ts. */
  healthFacts?: (app: App, person: Person, from: LocalDay, to: LocalDay) => Promise<HealthFact[]>
  /** The person's slow work that is under way, and what ended lately; bounded. */
  slowWork?: (app: App, person: Person) => Promise<readonly SlowWork[]>
  /** Cancels slow work of its kind, or tries it again. Throws what its own endpoints throw; does nothing for work of others. */
  steerSlowWork?: (app: App, person: Person, work: Pick<SlowWork, 'kind' | 'id'>, wish: 'cancel' | 'retry') => Promise<void>
  /** What of it can be heard: everybody's, and this person's own. Read it by listenables.ts. */
  listenables?: (app: App, person: Person) => Promise<readonly Listenable[]>
  /** Every kind of act it records, by name; the web half has the words. */
  actKinds?: Readonly<Record<string, ActKind>>
  /** Names of what acts were about, by subject: of its own kinds, as this person may see them; what it does not know is left out. */
  actNames?: (app: App, person: Person, subjects: readonly ActSubject[]) => Promise<ReadonlyMap<string, string>>
  /** What the address of one of its open pages with `:params` names, before any script has run; undefined where it knows no such page. */
  pageFacts?: (app: App, asked: AskedPage, person: Person | undefined) => Promise<PageFacts | undefined>
  /** What stands in its public pages and files from the database, at the marks that the build left; undefined where nothing does. */
  pageParts?: (app: App, asked: AskedPage) => Promise<PageParts | undefined>
  /** Addresses of its public pages that the build does not know. */
  sitemapEntries?: (app: App) => Promise<readonly SitemapEntry[]>
  /** About how many bytes its files in the export have, by a quick look; left out where they are few. */
  exportBytes?: (app: App, userId: string) => Promise<number>
  /** All that it keeps about a person, file by file, so that memory holds a page of it and not the whole. */
  exportUser?: (app: App, userId: string) => AsyncIterable<ExportFile>
  /** Files of other apps that can come to it. */
  imports?: readonly ImportKind[]
  /** What of its export an import takes back, in the order in which an undo takes it away again. */
  importUser?: readonly AnyImportPart[]
  /** For what the deletion of the user's row does not take along: files, caches. */
  eraseUser?: (app: App, userId: string) => Promise<void>
}

/** The server half of a feature. `app/server/features.ts` lists these; nothing else knows them all. */
export type ServerFeature = Slots & {
  id: string
  /** Every kind of job it can send, and in `works` what they do. */
  jobs?: readonly Job<never>[]
  /** Slots that share something of this installation (a cache, a renderer). Runs once, when the app is put together; must not `collect` yet. */
  setUp?: (app: App) => Slots
}
