import { importKind } from '#platform/server/imports/importer.ts'
import { IMPORT_ENDINGS, ImportReport, JournalImportChoices, MAX_IMPORT_BYTES } from '../../contract/transfer.ts'
import { openMoodsOf } from './open-moods.ts'
import { moodKey } from './own-mood-levels.ts'
import { planImport } from './reading.ts'
import { runImport, type Choices } from './running.ts'
import { undoRun } from './undoing.ts'

const levelsOf = (moods: JournalImportChoices['moods']) => Object.fromEntries(moods.map(({ name, level }) => [moodKey(name), level]))

export const journalImports = importKind({
  id: 'journal',
  maxBytes: MAX_IMPORT_BYTES,
  endings: IMPORT_ENDINGS,
  report: ImportReport,
  choices: JournalImportChoices,
  plan: planImport,
  begins: (_report, { moods, starPinned, journalsApart }): Choices => ({ moods: levelsOf(moods), starPinned, apart: journalsApart }),
  continues(before, { moods }): Choices {
    const chosen = before as Choices
    return { ...chosen, moods: { ...chosen.moods, ...levelsOf(moods) } }
  },
  async standing({ db }, key, row) {
    const isOver = row.state === 'done' || row.state === 'cancelled'
    return { openMoods: isOver ? await openMoodsOf(db, key, row) : [] }
  },
  apply: (run) => runImport(run),
  undo: undoRun,
})
