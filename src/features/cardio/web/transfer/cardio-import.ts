import { useMessages } from '#platform/web/i18n/messages.ts'
import type { FileImportKind } from '#platform/web/imports/kind.ts'
import {
  beginCardioImport,
  cancelCardioImport,
  getCardioImport,
  IMPORT_ENDINGS,
  listCardioImports,
  putCardioImportPart,
  undoCardioImport,
  type CardioImportDetail,
} from '../../contract-import.ts'
import { transferMessages } from './messages.ts'
import { Report } from './Report.tsx'

/** Recordings of devices: one, several, or a zip of a folder. */
export const cardioImport: FileImportKind<CardioImportDetail> = {
  endpoints: {
    begin: beginCardioImport,
    putPart: putCardioImportPart,
    get: getCardioImport,
    list: listCardioImports,
    cancel: cancelCardioImport,
    undo: undoCardioImport,
  },
  endings: IMPORT_ENDINGS,
  pack: (files) => import('./pack-files.ts').then(({ packFiles }) => packFiles(files)),
  Report,
  useWords: () => {
    const t = useMessages(transferMessages)
    return {
      title: t.bring,
      hint: t.hint,
      came: ({ entries }) => t.came(entries),
      kept: ({ entries }) => t.stayed(entries),
      count: t.sessions,
      undoText: t.undoText,
      failed: t.failed,
      next: { to: '/gym-ai/cardio', label: t.toCardio },
    }
  },
}
