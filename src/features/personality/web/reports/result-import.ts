import { useMessages } from '#platform/web/i18n/messages.ts'
import type { FileImportKind } from '#platform/web/imports/kind.ts'
import { IMPORT_ENDINGS, type PersonalityImport } from '../../contract-transfer.ts'
import { ImportReport } from './ImportReport.tsx'
import { reportMessages } from './messages.ts'

/** Import of results from other programs. */
export const resultImport: FileImportKind<PersonalityImport> = {
  id: 'personality',
  endings: IMPORT_ENDINGS,
  Report: ImportReport,
  useWords: () => {
    const { bring: t } = useMessages(reportMessages)
    return {
      title: t.title,
      hint: t.hint,
      came: ({ entries }) => t.came(entries),
      retained: ({ report, entries }) => t.retained(report?.came ?? entries),
      count: t.results,
      undoText: t.undoText,
      failed: t.failed,
    }
  },
}
