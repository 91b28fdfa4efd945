import { useMessages } from '#platform/web/i18n/messages.ts'
import type { FileImportKind } from '#platform/web/imports/kind.ts'
import { IMPORT_ENDINGS, type HabitImport } from '../../contract-transfer.ts'
import { habitTransferMessages } from './messages.ts'
import { Report } from './Report.tsx'

/** Habits of another app, with their history. */
export const habitImport: FileImportKind<HabitImport> = {
  id: 'habits',
  endings: IMPORT_ENDINGS,
  Report,
  useWords: () => {
    const t = useMessages(habitTransferMessages)
    return {
      title: t.bring,
      hint: t.bringHint,
      came: ({ report, entries }) => t.came(report?.came.habits ?? entries, report?.came.days ?? 0),
      retained: ({ report, entries }) => t.retained(report?.came.habits ?? entries, report?.came.days ?? 0),
      count: t.habits,
      undoText: t.undoText,
      failed: t.failed,
      next: { to: '/habits', label: t.toHabits },
    }
  },
}
