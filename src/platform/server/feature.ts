import type { LocalDay } from '#platform/contract/dates.ts'
import type { ActSubject } from './activity/acts.ts'
import type { ActKind } from './activity/kinds.ts'
import type { Person } from './auth/sessions.ts'
import type { App } from './app/app.ts'
import type { CompanionAction, Facts, FactsAsked } from './companion-slots.ts'
import type { InsightFactor } from './day-facts.ts'
import type { HealthFact } from './health-facts.ts'
import type { ExportFile } from './export/export-file.ts'
import type { Route } from './http/route.ts'
import type { ImportKind } from './imports/importer.ts'
import type { AnyImportPart } from './imports/part.ts'
import type { HubCardSource, SuggestionRule } from './hub.ts'
import type { Job, JobWork } from './jobs/jobs.ts'
import type { Listenable } from './listenables.ts'
import type { LifeDays, LifeRecord } from './life-facts.ts'
import type { AskedPage, PageFacts } from './page-facts.ts'
import type { SlowWork } from './slow-work/slow-work.ts'
import type { PageParts, SitemapEntry } from './page-parts.ts'
import type { ReminderSource } from './reminders/source.ts'
import type { ProvidedServices } from './services.ts'

/** What a feature can give to the others and to the platform, who read it by `app.collect(slot)` without knowing the feature. */
export type Slots = {
  routes?: readonly Route[]
  /** Services that no other feature provides; others call them on `app.services`. */
  services?: ProvidedServices
  /** What its jobs do. */
  works?: (app: App) => readonly JobWork[]
  /** Brings built-in content up to date; runs at boot, under the migration lock, and must be quick when nothing changed. */
  loadContent?: (app: App) => Promise<void>
  /** What it shows on the hub: data for cards that its web half draws. */
  hubCards?: HubCardSource
  /** What it suggests on some days; the hub chooses one of all. */
  suggestions?: readonly SuggestionRule[]
  /** What it can remind of, by the `owner` that such reminders carry. */
  reminders?: Readonly<Record<string, ReminderSource>>
  /** What it knows of days from `from` to `to` (both included, at most 3,700 days) that may go with mood; bounded statements. */
  insightFactors?: (app: App, person: Person, from: LocalDay, to: LocalDay) => Promise<InsightFactor[]>
  /** What it knows of days from `from` to `to` for questions that a person asks of their own life; bounded statements. */
  lifeDays?: (app: App, person: Person, from: LocalDay, to: LocalDay) => Promise<LifeDays>
  /** What these days (at most 40) hold of it, without what is marked as hard or asks for a lock. */
  lifeRecords?: (app: App, person: Person, days: readonly LocalDay[]) => Promise<LifeRecord[]>
  /**
   * What a language model may read of it, for a person who allowed that for the area; undefined: another area than its own. Without what is marked
   * as hard or asks for a lock, in bounded statements.
   */
  companionFacts?: (app: App, person: Person, asked: FactsAsked) => Promise<Facts | undefined>
  /** What of it a model may propose to do: the person presses, and the web half does it. */
  companionActions?: readonly CompanionAction[]
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
