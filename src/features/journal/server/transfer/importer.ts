import type { Importer } from '#platform/server/imports/importer.ts'
import { IMPORT_ENDINGS, MAX_IMPORT_BYTES } from '../../contract/transfer.ts'
import { planImport } from './reading.ts'
import { runImport } from './running.ts'
import { undoRun } from './undoing.ts'

export const journalImporter: Importer = {
  id: 'journal',
  maxBytes: MAX_IMPORT_BYTES,
  endings: IMPORT_ENDINGS,
  plan: planImport,
  apply: (run) => runImport(run),
  undo: undoRun,
}
