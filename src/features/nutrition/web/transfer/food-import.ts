import { useMessages } from '#platform/web/i18n/messages.ts'
import type { FileImportKind } from '#platform/web/imports/kind.ts'
import {
  beginFoodImport,
  cancelFoodImport,
  getFoodImport,
  IMPORT_ENDINGS,
  listFoodImports,
  putFoodImportPart,
  undoFoodImport,
  type FoodImportDetail,
} from '../../contract/transfer.ts'
import { CompleteDays } from './CompleteDays.tsx'
import { foodTransferMessages } from './messages.ts'
import { Report } from './Report.tsx'

/** The food diary of another app, every entry of it. */
export const foodImport: FileImportKind<FoodImportDetail> = {
  endpoints: {
    begin: beginFoodImport,
    putPart: putFoodImportPart,
    get: getFoodImport,
    list: listFoodImports,
    cancel: cancelFoodImport,
    undo: undoFoodImport,
  },
  endings: IMPORT_ENDINGS,
  Report,
  AfterDone: CompleteDays,
  useWords: () => {
    const t = useMessages(foodTransferMessages)
    return {
      title: t.bring,
      hint: t.bringHint,
      came: ({ report, entries }) => t.came(report?.came.items ?? entries, report?.came.days ?? 0, report?.came.things ?? 0),
      kept: ({ entries }) => t.kept(entries),
      count: t.entries,
      undoText: t.undoText,
      failed: t.failed,
      next: { to: '/nutrition-analytics', label: t.toFood },
    }
  },
}
