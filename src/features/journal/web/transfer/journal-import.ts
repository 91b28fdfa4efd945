import { lazy, useCallback } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { FileImportKind } from '#platform/web/imports/kind.ts'
import { IMPORT_ENDINGS, IMPORT_SOURCES, type JournalImport } from '../../contract/transfer.ts'
import { useJournal } from '../local/use-journal.ts'
import { transferMessages } from './messages.ts'

/** Imports entries of another journal, with their pictures. */
export const journalImport: FileImportKind<JournalImport> = {
  id: 'journal',
  endings: IMPORT_ENDINGS,
  Report: lazy(() => import('./ImportReport.tsx').then((file) => ({ default: file.ImportReport }))),
  AfterDone: lazy(() => import('./AfterImport.tsx').then((file) => ({ default: file.AfterImport }))),
  useOnEnd: () => {
    const journal = useJournal()
    // Imported or removed entries are synced to this device too.
    return useCallback(() => void journal.sync(), [journal])
  },
  useWords: () => {
    const t = useMessages(transferMessages)
    return {
      title: t.bring,
      hint: t.hint(IMPORT_SOURCES.map((source) => t.sources[source])),
      came: ({ entries }) => t.came(entries),
      retained: ({ entries }) => t.undoneRetained(entries),
      count: t.entries,
      undoText: t.undoText,
      failed: t.failed,
      next: { to: '/journal', label: t.look },
      folder: {
        label: t.folder,
        pack: async (files) => {
          const { packFolder } = await import('./pack-folder.ts')
          const packed = await packFolder(files)
          if (packed instanceof File) return packed
          throw new Error(packed === 'empty' ? t.folderEmpty : t.folderTooLarge)
        },
      },
    }
  },
}
