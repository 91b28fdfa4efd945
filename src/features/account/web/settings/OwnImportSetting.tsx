import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listImports } from '#platform/contract/import-endpoints.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { ChooseFile } from '#platform/web/imports/ChooseFile.tsx'
import { ImportView } from '#platform/web/imports/ImportView.tsx'
import type { FileImportKind } from '#platform/web/imports/kind.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import type { OwnImport } from '../../contract-import.ts'
import { ownImportMessages } from './own-import-messages.ts'
import { OwnImportReport } from './OwnImportReport.tsx'
import { Setting } from './Setting.tsx'

const ownImport: FileImportKind<OwnImport> = {
  id: 'account',
  endings: ['zip'],
  Report: OwnImportReport,
  AfterDone: LeftOut,
  useWords: () => {
    const t = useMessages(ownImportMessages)
    return {
      title: t.title,
      hint: t.hint,
      came: ({ entries }) => t.came(entries),
      retained: ({ entries }) => t.stayed(entries),
      count: t.things,
      undoText: t.undoText,
      failed: t.failed,
    }
  },
}

/** Items that were not imported because the database could not store them. */
function LeftOut({ about: { state, entries, report } }: { about: OwnImport }) {
  const t = useMessages(ownImportMessages)
  const wanted = (report?.parts ?? []).reduce((sum, { found, known }) => sum + found - known, 0)
  return state === 'done' && entries < wanted && <p>{t.left(wanted - entries)}</p>
}

/** Imports an export: first a dry run, then the import after a confirmation; it can be undone at any time. Shows the latest import. */
export default function OwnImportSetting() {
  const t = useMessages(ownImportMessages)
  // null: the person chooses another file.
  const [shown, setShown] = useState<string | null>()
  const { data, error, isPending } = useQuery(queryOf(listImports, { query: { kind: 'account', limit: 1 } }))
  const id = shown === undefined ? data?.imports[0]?.id : shown
  const show = (next?: string) => setShown(next ?? null)
  function below() {
    if (isPending) return <Skeleton shape="card" height="10rem" />
    return id ? <ImportView key={id} kind={ownImport} id={id} onShow={show} /> : <ChooseFile kind={ownImport} onShow={show} />
  }
  return <Setting label={t.title} state={error && !data ? { is: 'failed', why: t.notLoaded } : undefined} below={below()} />
}
