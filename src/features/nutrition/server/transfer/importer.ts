import type { Importer } from '#platform/server/imports/importer.ts'
import { IMPORT_ENDINGS, MAX_IMPORT_BYTES } from '../../contract/transfer.ts'
import { applyImport } from './applying.ts'
import { planImport } from './planning.ts'
import { undoImport } from './undoing.ts'

export const foodImporter: Importer = {
  id: 'nutrition',
  maxBytes: MAX_IMPORT_BYTES,
  endings: IMPORT_ENDINGS,
  plan: planImport,
  apply: (run) => applyImport(run),
  undo: undoImport,
}
