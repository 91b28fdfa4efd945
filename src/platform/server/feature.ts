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

/** The contributions of a feature to other features and to the platform, read with `app.collect(slot)` without knowing the feature. */
export type Slots = {
  routes?: readonly Route[]
  /** Services that no other feature provides; others call them on `app.services`. */
  services?: ProvidedServices
  /** The implementations of its jobs. */
  works?: (app: App) => readonly JobWork[]
  /** Updates built-in content; runs at boot, under the migration lock, and must be quick when nothing changed. */
  loadContent?: (app: App) => Promise<void>
  /** Data of its cards on the hub; its web half draws them. */
  hubCards?: HubCardSource
  /** Its suggestions for some days; the hub chooses one of all features' suggestions. */
  suggestions?: readonly SuggestionRule[]
  /** The subjects that it can remind of, by the `owner` of such reminders. */
  reminders?: Readonly<Record<string, ReminderSource>>
  /** Factors of the days from `from` to `to` (both included, at most 3,700 days) that may correlate with mood; bounded statements. */
  insightFactors?: (app: App, person: Person, from: LocalDay, to: LocalDay) => Promise<InsightFactor[]>
  /** Data of the days from `from` to `to` for questions that a person asks about their own life; bounded statements. */
  lifeDays?: (app: App, person: Person, from: LocalDay, to: LocalDay) => Promise<LifeDays>
  /** Its records of these days (at most 40), without entries that are marked as hard or need a lock; bounded statements. */
  lifeRecords?: (app: App, person: Person, days: readonly LocalDay[]) => Promise<LifeRecord[]>
  /**
   * Facts for a language model, for a person who allowed that for the area; undefined for an area of another feature. Without entries
   * that are marked as hard or need a lock; bounded statements.
   */
  companionFacts?: (app: App, person: Person, asked: FactsAsked) => Promise<Facts | undefined>
  /** Actions that a model may propose: the person confirms by a press, and the web half performs the action. */
  companionActions?: readonly CompanionAction[]
  /** Figures of a person's habits from `from` to `to` for health scores; one per measure, bounded statements. Read by health-facts.ts. */
  healthFacts?: (app: App, person: Person, from: LocalDay, to: LocalDay) => Promise<HealthFact[]>
  /** The person's slow tasks that are running or ended lately; bounded. */
  slowWork?: (app: App, person: Person) => Promise<readonly SlowWork[]>
  /** Cancels or retries a slow task of its own kind. Throws the errors of its own endpoints; ignores tasks of other features. */
  steerSlowWork?: (app: App, person: Person, work: Pick<SlowWork, 'kind' | 'id'>, wish: 'cancel' | 'retry') => Promise<void>
  /** Its sounds for listening: the public ones, and this person's own. Read it by listenables.ts. */
  listenables?: (app: App, person: Person) => Promise<readonly Listenable[]>
  /** Every kind of act that it records, by name; the web half has the texts. */
  actKinds?: Readonly<Record<string, ActKind>>
  /** Names of the subjects of its own acts, as this person may see them; unknown subjects are left out. */
  actNames?: (app: App, person: Person, subjects: readonly ActSubject[]) => Promise<ReadonlyMap<string, string>>
  /** Status and link preview for the address of one of its open pages with `:params`, without scripts; undefined for other pages. */
  pageFacts?: (app: App, asked: AskedPage, person: Person | undefined) => Promise<PageFacts | undefined>
  /** Content from the database for its public pages and files, inserted at the build's marks; undefined for other addresses. */
  pageParts?: (app: App, asked: AskedPage) => Promise<PageParts | undefined>
  /** Addresses of its public pages that do not exist at build time. */
  sitemapEntries?: (app: App) => Promise<readonly SitemapEntry[]>
  /** Approximate bytes of its files in the export, by a quick query; omitted where they are few. */
  exportBytes?: (app: App, userId: string) => Promise<number>
  /** All its data about a person, file by file, so that memory holds a page of it and not the whole. */
  exportUser?: (app: App, userId: string) => AsyncIterable<ExportFile>
  /** Imports of other apps' files. */
  imports?: readonly ImportKind[]
  /** The parts of its export that an import can restore, in the order in which an undo removes them. */
  importUser?: readonly AnyImportPart[]
  /** Deletes the data that is not deleted together with the user's row: files, caches. */
  eraseUser?: (app: App, userId: string) => Promise<void>
}

/** The server half of a feature. `app/server/features.ts` lists these; nothing else knows them all. */
export type ServerFeature = Slots & {
  id: string
  /** Every kind of job that it can send; `works` has their implementations. */
  jobs?: readonly Job<never>[]
  /** Slots that share something of this installation (a cache, a renderer). Runs once, at assembly of the app; must not `collect` yet. */
  setUp?: (app: App) => Slots
}
