import { AppError, fieldError } from '#platform/contract/errors.ts'
import { readAs } from '#platform/server/http/route.ts'
import { importKind } from '#platform/server/imports/importer.ts'
import { FileTable, missingOf } from '../../contract/food-file.ts'
import { FoodImportChoices, FoodImportReport, IMPORT_ENDINGS, MAX_IMPORT_BYTES, NO_CHOICES } from '../../contract/transfer.ts'
import { nutritionReasons } from '../../reasons.en.ts'
import { MAX_ITEMS } from '../writing.ts'
import { applyImport } from './applying.ts'
import { isUnclear, planImport } from './planning.ts'
import { undoImport } from './undoing.ts'

export const foodImports = importKind({
  id: 'nutrition',
  maxBytes: MAX_IMPORT_BYTES,
  endings: IMPORT_ENDINGS,
  report: FoodImportReport,
  choices: FoodImportChoices,
  plan: planImport,
  rereads(spoken): FoodImportChoices {
    const table = readAs(FileTable, spoken)
    if (missingOf(table)) throw fieldError('invalid', 'columns', nutritionReasons.import_table_unclear())
    return { ...NO_CHOICES, table }
  },
  begins(report, choices): FoodImportChoices {
    const { tooMany, openDate, openCarbs, table } = report
    if (tooMany) throw new AppError('limit', nutritionReasons.import_too_many({ items: tooMany, most: MAX_ITEMS }))
    if (isUnclear(report)) throw fieldError('invalid', 'table', nutritionReasons.import_table_unclear())
    if (openDate && !choices.dateOrder) throw fieldError('invalid', 'dateOrder', nutritionReasons.import_date_open())
    if (openCarbs && !choices.carbs) throw fieldError('invalid', 'carbs', nutritionReasons.import_carbs_open())
    return { ...choices, table: table?.read ?? null }
  },
  apply: (run) => applyImport(run),
  undo: undoImport,
})
