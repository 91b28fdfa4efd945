import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { saveFrom } from '#platform/web/files/save-file.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { download } from '#platform/web/ui/icons/actions.ts'
import { beginExport, exportAccount, getExport } from '../../contract-export.ts'
import { settingsMessages } from './messages.ts'
import { Setting } from './Setting.tsx'

/** Loaded on demand, because few people have so much data that the export has to be prepared. */
const PreparedExport = lazy(() => import('./PreparedExport.tsx'))

const LOOK_EVERY_MS = 1000

/** All data in one zip: a direct download if it is small, else prepared first. */
export function ExportSetting() {
  const t = useMessages(settingsMessages).data
  const format = useFormat()
  const client = useQueryClient()
  const { data } = useQuery({
    ...queryOf(getExport),
    refetchInterval: ({ state }) => (state.data?.prepared?.state === 'preparing' ? LOOK_EVERY_MS : false),
  })
  const begin = useMutation({
    ...mutationOf(beginExport),
    onSuccess({ direct, prepared }) {
      if (direct) saveFrom(exportAccount.path, {}, 'fernwell.zip')
      else client.setQueryData(keyOf(getExport), { prepared })
    },
  })
  const prepared = data?.prepared ?? undefined
  const isAtWork = begin.isPending || prepared?.state === 'preparing'
  const why = begin.error ? wordsOf(begin.error) : !isAtWork && prepared?.state === 'failed' ? t.exportFailed : undefined

  function wordsOf(error: Error): string {
    if (!(error instanceof ApiError) || error.error !== 'limit' || !error.resetsAt) return t.exportFailed
    const at = Date.parse(error.resetsAt)
    return t.exportLimit(`${format.date(at)}, ${format.time(at)}`)
  }

  return (
    <Setting
      label={t.export}
      hint={t.exportHint}
      state={why === undefined ? undefined : { is: 'failed', why }}
      below={
        prepared && prepared.state !== 'failed' ? (
          <Suspense>
            <PreparedExport of={prepared} />
          </Suspense>
        ) : undefined
      }
    >
      <Button kind="soft" icon={download} loading={isAtWork} onClick={() => begin.mutate({ body: {} })}>
        {prepared?.state === 'ready' ? t.exportAgain : t.exportSave}
      </Button>
    </Setting>
  )
}
