import { useMessages } from '#platform/web/i18n/messages.ts'
import type { FileImportKind } from '#platform/web/imports/kind.ts'
import { IMPORT_ENDINGS, type TrainingImport } from '../../contract/transfer.ts'
import { trainingTransferMessages } from './messages.ts'
import { Report } from './Report.tsx'

/** Imports another app's training, every set of it. */
export const trainingImport: FileImportKind<TrainingImport> = {
  id: 'workouts',
  endings: IMPORT_ENDINGS,
  Report,
  useWords: () => {
    const t = useMessages(trainingTransferMessages)
    return {
      title: t.bring,
      hint: t.bringHint,
      came: ({ report, entries }) => t.came(report?.came.sessions ?? entries, report?.came.sets ?? 0, report?.came.exercises ?? 0),
      retained: ({ report, entries }) => t.retained(report?.came.sessions ?? entries),
      count: t.sessions,
      undoText: t.undoText,
      failed: t.failed,
      next: { to: '/gym-ai', label: t.toBody },
    }
  },
}
