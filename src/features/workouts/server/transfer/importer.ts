import { AppError, fieldError } from '#platform/contract/errors.ts'
import { readAs } from '#platform/server/http/route.ts'
import { importKind } from '#platform/server/imports/importer.ts'
import { MAX_SESSIONS } from '../../contract/training.ts'
import { missingOfTable, TrainingTable } from '../../contract/training-table.ts'
import { IMPORT_ENDINGS, MAX_IMPORT_BYTES, TrainingImportChoices, TrainingImportReport } from '../../contract/transfer.ts'
import { workoutsReasons } from '../../reasons.en.ts'
import { applyImport } from './applying.ts'
import { planImport } from './planning.ts'
import { undoImport } from './undoing.ts'

export const trainingImports = importKind({
  id: 'workouts',
  maxBytes: MAX_IMPORT_BYTES,
  endings: IMPORT_ENDINGS,
  report: TrainingImportReport,
  choices: TrainingImportChoices,
  plan: planImport,
  rereads(stated): TrainingImportChoices {
    const table = readAs(TrainingTable, stated)
    if (missingOfTable(table)) throw fieldError('invalid', 'columns', workoutsReasons.import_table_unclear())
    return { weightUnit: null, distanceUnit: null, dateOrder: null, exercises: [], table }
  },
  begins(report, choices): TrainingImportChoices {
    const { tooMany, table, openDate, openWeight, openDistance, exercises } = report
    if (tooMany) throw new AppError('limit', workoutsReasons.import_too_many({ sessions: tooMany, most: MAX_SESSIONS }))
    if (table && missingOfTable(table.read)) throw fieldError('invalid', 'table', workoutsReasons.import_table_unclear())
    if (openDate && !choices.dateOrder) throw fieldError('invalid', 'dateOrder', workoutsReasons.import_date_open())
    if (openWeight && !choices.weightUnit) throw fieldError('invalid', 'weightUnit', workoutsReasons.import_unit_open())
    if (openDistance && !choices.distanceUnit) throw fieldError('invalid', 'distanceUnit', workoutsReasons.import_unit_open())
    const stated = new Set(choices.exercises.map(({ name }) => name))
    if (exercises.some(({ name, match, muscle }) => match === 'unknown' && muscle === null && !stated.has(name)))
      throw fieldError('invalid', 'exercises', workoutsReasons.import_exercise_open())
    return { ...choices, table: table?.read ?? null }
  },
  apply: applyImport,
  undo: undoImport,
})
