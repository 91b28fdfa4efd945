import { useMessages } from '#platform/web/i18n/messages.ts'
import type { FileImportKind } from '#platform/web/imports/kind.ts'
import { IMPORT_ENDINGS, type FoodImport } from '../../contract/transfer.ts'
import { CompleteDays } from './CompleteDays.tsx'
import { foodTransferMessages } from './messages.ts'
import { Report } from './Report.tsx'

/** Import of the whole food diary of another app. */
export const foodImport: FileImportKind<FoodImport> = {
  id: 'nutrition',
  endings: IMPORT_ENDINGS,
  Report,
  AfterDone: CompleteDays,
  useWords: () => {
    const t = useMessages(foodTransferMessages)
    return {
      title: t.bring,
      hint: t.bringHint,
      came: ({ report, entries }) => t.came(report?.came.items ?? entries, report?.came.days ?? 0, report?.came.things ?? 0),
      retained: ({ entries }) => t.retained(entries),
      count: t.entries,
      undoText: t.undoText,
      failed: t.failed,
      next: { to: '/nutrition-analytics', label: t.toFood },
    }
  },
}
