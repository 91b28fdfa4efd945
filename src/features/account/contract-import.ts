import { z } from 'zod'
import type { ImportOf } from '#platform/contract/import-endpoints.ts'

/** The largest archive accepted. The files of a journal alone may take 20 GB; the text beside them is small. */
export const MAX_OWN_IMPORT_BYTES = 22 * 1024 ** 3

/** Result of a dry run. */
export const OwnImportPlan = z.object({
  /** For each kind of item (`habits.habit`): how many the export has, and how many of them exist here already. */
  parts: z.array(z.object({ id: z.string(), name: z.object({ en: z.string(), de: z.string() }), found: z.int(), known: z.int() })),
  /** Items that are not imported: unreadable ones, files whose bytes the export lacks, names that lead out of the zip. */
  leftOut: z.object({ unreadable: z.int(), withoutBytes: z.int(), badPaths: z.int() }),
})
export type OwnImportPlan = z.infer<typeof OwnImportPlan>

/** The current report of an import. */
export const OwnImportReport = OwnImportPlan.extend({
  /** How many imported items still exist, by the id of their kind. */
  imported: z.record(z.string(), z.int()).default({}),
})
export type OwnImportReport = z.infer<typeof OwnImportReport>
export type OwnImport = ImportOf<OwnImportReport>
