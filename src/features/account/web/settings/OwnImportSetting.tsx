import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { call } from '#platform/web/api/call.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { cancelOwnImport, listOwnImports, startOwnImport, undoOwnImport, type OwnImport } from '../../contract-import.ts'
import { OwnImportReport } from './OwnImportReport.tsx'
import { ownImportMessages } from './own-import-messages.ts'
import { Setting } from './Setting.tsx'
import styles from './PreparedExport.module.css'
import { uploadOwn } from './upload-own.ts'

const LOOK_EVERY_MS = 1000
const AT_WORK: readonly string[] = ['reading', 'running', 'undoing']

/** An export back in: looked at first, taken in when the person says so, and taken back as long as they like. */
export default function OwnImportSetting({ zone }: { zone: string }) {
  const t = useMessages(ownImportMessages)
  const client = useQueryClient()
  const file = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number>()
  const { data } = useQuery({
    ...queryOf(listOwnImports),
    refetchInterval: ({ state }) => (AT_WORK.includes(state.data?.imports[0]?.state ?? '') ? LOOK_EVERY_MS : false),
  })
  const latest = data?.imports.find(({ state }) => state !== 'cancelled')
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(listOwnImports) })
  const upload = useMutation({
    mutationFn: (chosen: File) => uploadOwn(chosen, zone, latest, setShare),
    onSettled: () => {
      setShare(undefined)
      return refresh()
    },
  })
  const act = useMutation({
    mutationFn: (endpoint: typeof startOwnImport | typeof cancelOwnImport | typeof undoOwnImport) =>
      endpoint === startOwnImport
        ? call(startOwnImport, { params: { id: latest!.id }, body: {} })
        : call(endpoint as typeof undoOwnImport, { params: { id: latest!.id } }),
    onSettled: refresh,
  })
  const isBusy = upload.isPending || act.isPending || AT_WORK.includes(latest?.state ?? '')
  const hasFailed = upload.isError || act.isError || latest?.state === 'failed'

  return (
    <Setting
      label={t.title}
      hint={t.hint}
      state={hasFailed && !isBusy ? { is: 'failed', why: t.failed } : undefined}
      below={
        upload.isPending ? (
          <ProgressBar label={t.uploading} value={share} />
        ) : latest && latest.state !== 'failed' ? (
          standing(latest)
        ) : undefined
      }
    >
      <input
        ref={file}
        type="file"
        accept=".zip"
        hidden
        aria-label={t.choose}
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          event.target.value = ''
          if (chosen) upload.mutate(chosen)
        }}
      />
      <Button kind="soft" loading={isBusy} onClick={() => file.current?.click()}>
        {t.choose}
      </Button>
    </Setting>
  )

  function standing(of: OwnImport) {
    return (
      <div className={styles.prepared} aria-live="polite">
        {AT_WORK.includes(of.state) && (
          <ProgressBar label={t.atWork} value={of.state === 'running' && of.total > 0 ? of.done / of.total : undefined} />
        )}
        {of.state === 'ready' && of.report && (
          <>
            <OwnImportReport of={of.report} />
            <p>
              <Button onClick={() => act.mutate(startOwnImport)}>{t.start}</Button>{' '}
              <Button kind="quiet" onClick={() => act.mutate(cancelOwnImport)}>
                {t.cancel}
              </Button>
            </p>
          </>
        )}
        {of.state === 'done' && (
          <>
            <p>{t.done(of.brought)}</p>
            {of.brought > 0 && (
              <p>
                <Button kind="quiet" onClick={() => act.mutate(undoOwnImport)}>
                  {t.undo}
                </Button>
              </p>
            )}
          </>
        )}
        {of.state === 'undone' && <p>{t.undone(of.brought)}</p>}
      </div>
    )
  }
}
