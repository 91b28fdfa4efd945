import { useMessages } from '#platform/web/i18n/messages.ts'
import type { FileImportKind } from '#platform/web/imports/kind.ts'
import { IMPORT_ENDINGS, type CardioImport } from '../../contract-import.ts'
import { transferMessages } from './messages.ts'
import { Report } from './Report.tsx'

type Words = ReturnType<typeof useMessages<typeof transferMessages.en>>

const both = (sessions: string | false, figures: string | false) => [sessions, figures].filter(Boolean).join(' ')
const cameWords = (t: Words, entries: number, figures: number) =>
  both(entries > figures && t.came(entries - figures), figures > 0 && t.cameFigures(figures))
const storedWords = (t: Words, entries: number, figures: number) =>
  both(entries > figures && t.stayed(entries - figures), figures > 0 && t.stayedFigures(figures))

/** Imports recordings of devices (one, several, or a zip of a folder), and whole exports of Apple Health and Google Fit. */
export const cardioImport: FileImportKind<CardioImport> = {
  id: 'cardio',
  endings: IMPORT_ENDINGS,
  pack: (files) => import('./pack-files.ts').then(({ packFiles }) => packFiles(files)),
  Report,
  useWords: () => {
    const t = useMessages(transferMessages)
    return {
      title: t.bring,
      hint: t.hint,
      came: ({ entries, report }) => cameWords(t, entries, report?.cameFigures ?? 0),
      retained: ({ entries, report }) => storedWords(t, entries, report?.cameFigures ?? 0),
      count: t.things,
      undoText: t.undoText,
      failed: t.failed,
      next: { to: '/gym-ai/cardio', label: t.toCardio },
    }
  },
}
