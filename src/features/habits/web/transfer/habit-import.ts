import { useMessages } from '#platform/web/i18n/messages.ts'
import type { FileImportKind } from '#platform/web/imports/kind.ts'
import {
  beginHabitImport,
  cancelHabitImport,
  getHabitImport,
  IMPORT_ENDINGS,
  listHabitImports,
  putHabitImportPart,
  undoHabitImport,
  type HabitImportDetail,
} from '../../contract-transfer.ts'
import { habitTransferMessages } from './messages.ts'
import { Report } from './Report.tsx'

/** Habits of another app, with their history. */
export const habitImport: FileImportKind<HabitImportDetail> = {
  endpoints: {
    begin: beginHabitImport,
    putPart: putHabitImportPart,
    get: getHabitImport,
    list: listHabitImports,
    cancel: cancelHabitImport,
    undo: undoHabitImport,
  },
  endings: IMPORT_ENDINGS,
  Report,
  useWords: () => {
    const t = useMessages(habitTransferMessages)
    return {
      title: t.bring,
      hint: t.bringHint,
      came: ({ report, entries }) => t.came(report?.came.habits ?? entries, report?.came.days ?? 0),
      kept: ({ report, entries }) => t.kept(report?.came.habits ?? entries, report?.came.days ?? 0),
      count: t.habits,
      undoText: t.undoText,
      failed: t.failed,
      next: { to: '/habits', label: t.toHabits },
    }
  },
}
