import { z } from 'zod'
import type { ImportOf } from '#platform/contract/import-endpoints.ts'

/** A journal's files alone may be 20 GB; text beside them is little. What an archive may hold at most, too. */
export const MAX_OWN_IMPORT_BYTES = 22 * 1024 ** 3

/** What a dry run says. */
export const OwnImportPlan = z.object({
  /** Of each kind of thing (`habits.habit`): how many the export has, and how many of them are here already. */
  parts: z.array(z.object({ id: z.string(), name: z.object({ en: z.string(), de: z.string() }), found: z.int(), known: z.int() })),
  /** What stays behind: things that are not what they should be, files whose bytes the export lacks, names that lead out of the zip. */
  leftOut: z.object({ unreadable: z.int(), withoutBytes: z.int(), badPaths: z.int() }),
})
export type OwnImportPlan = z.infer<typeof OwnImportPlan>

/** The report as it stands. */
export const OwnImportReport = OwnImportPlan.extend({
  /** How many things it imported that it has not removed again, by the id of their kind. */
  imported: z.record(z.string(), z.int()).default({}),
})
export type OwnImportReport = z.infer<typeof OwnImportReport>
export type OwnImport = ImportOf<OwnImportReport>
