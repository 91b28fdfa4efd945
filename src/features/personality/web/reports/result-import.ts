import { useMessages } from '#platform/web/i18n/messages.ts'
import type { FileImportKind } from '#platform/web/imports/kind.ts'
import {
  beginPersonalityImport,
  cancelPersonalityImport,
  getPersonalityImport,
  IMPORT_ENDINGS,
  listPersonalityImports,
  putPersonalityImportPart,
  undoPersonalityImport,
  type PersonalityImportDetail,
} from '../../contract-transfer.ts'
import { ImportReport } from './ImportReport.tsx'
import { reportMessages } from './messages.ts'

/** Results of elsewhere. */
export const resultImport: FileImportKind<PersonalityImportDetail> = {
  endpoints: {
    begin: beginPersonalityImport,
    putPart: putPersonalityImportPart,
    get: getPersonalityImport,
    list: listPersonalityImports,
    cancel: cancelPersonalityImport,
    undo: undoPersonalityImport,
  },
  endings: IMPORT_ENDINGS,
  Report: ImportReport,
  useWords: () => {
    const { bring: t } = useMessages(reportMessages)
    return {
      title: t.title,
      hint: t.hint,
      came: ({ entries }) => t.came(entries),
      kept: ({ report, entries }) => t.kept(report?.came ?? entries),
      count: t.results,
      undoText: t.undoText,
      failed: t.failed,
    }
  },
}
