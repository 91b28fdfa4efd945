import { AppError, fieldError } from '#platform/contract/errors.ts'
import { importKind } from '#platform/server/imports/importer.ts'
import { MAX_HABITS } from '../../contract.ts'
import { HabitImportChoices, HabitImportReport, IMPORT_ENDINGS, MAX_IMPORT_BYTES } from '../../contract-transfer.ts'
import { habitReasons } from '../../reasons.en.ts'
import { applyImport } from './applying.ts'
import { planImport } from './planning.ts'
import { undoImport } from './undoing.ts'

export const habitImports = importKind({
  id: 'habits',
  maxBytes: MAX_IMPORT_BYTES,
  endings: IMPORT_ENDINGS,
  report: HabitImportReport,
  choices: HabitImportChoices,
  plan: planImport,
  begins({ tooMany, openDate }, choices) {
    if (tooMany) throw new AppError('limit', habitReasons.import_too_many({ habits: tooMany, most: MAX_HABITS }))
    if (openDate && !choices.dateOrder) throw fieldError('invalid', 'dateOrder', habitReasons.date_order_open())
    return choices
  },
  apply: (run) => applyImport(run),
  undo: undoImport,
})
