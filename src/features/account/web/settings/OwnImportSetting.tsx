import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ImportState } from '#platform/contract/imports.ts'
import { call } from '#platform/web/api/call.ts'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { uploadInParts } from '#platform/web/imports/upload-in-parts.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { upload } from '#platform/web/ui/icons/actions.ts'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { beginOwnImport, listOwnImports, putOwnImportPart } from '../../contract-import.ts'
import { ownImportMessages } from './own-import-messages.ts'
import styles from './OwnImport.module.css'
import { OwnImportState } from './OwnImportState.tsx'
import { Setting } from './Setting.tsx'

const LOOK_EVERY_MS = 1000
const AT_WORK: readonly ImportState[] = ['reading', 'running', 'undoing']

/** An export back in: looked at first, imported when the person says so, and undone as long as they like. */
export default function OwnImportSetting() {
  const t = useMessages(ownImportMessages)
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState(0)
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(listOwnImports),
    refetchInterval: ({ state }) => (AT_WORK.includes(state.data?.imports[0]?.state ?? 'done') ? LOOK_EVERY_MS : false),
  })
  const latest = data?.imports[0]
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(listOwnImports) })
  const send = useMutation({
    mutationFn: (file: File) =>
      uploadInParts(file, {
        zone: deviceZone(),
        begun: latest?.state === 'uploading' ? latest : undefined,
        signal: new AbortController().signal,
        onProgress: setShare,
        begin: (body, options) => call(beginOwnImport, { body }, options),
        putPart: (part, options) => call(putOwnImportPart, part, options),
      }),
    onMutate: () => setShare(0),
    onSettled: refresh,
  })
  const isAtWork = latest !== undefined && AT_WORK.includes(latest.state)
  const wasAtWork = useRef(false)
  useEffect(() => {
    // What came, or went, shows on every page.
    if (wasAtWork.current && !isAtWork) void client.invalidateQueries()
    wasAtWork.current = isAtWork
  }, [isAtWork, client])

  function below() {
    if (send.isPending)
      return (
        <div className={styles.import}>
          <p role="status">{t.uploading}</p>
          <ProgressBar label={t.uploading} value={share} />
        </div>
      )
    if (error && !data)
      return (
        <div className={styles.import}>
          <p role="alert">{t.notLoaded}</p>
          <div className={styles.buttons}>
            <Button kind="quiet" size="sm" loading={isFetching} onClick={() => void refetch()}>
              {t.retry}
            </Button>
          </div>
        </div>
      )
    return latest && <OwnImportState of={latest} onChange={refresh} />
  }

  return (
    <Setting
      label={t.title}
      hint={t.hint}
      state={send.error && !send.isPending ? { is: 'failed', why: send.error.message } : undefined}
      below={below()}
    >
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".zip"
        tabIndex={-1}
        aria-label={t.choose}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) send.mutate(file)
        }}
      />
      <Button kind="soft" icon={upload} loading={send.isPending} disabled={isAtWork} onClick={() => input.current?.click()}>
        {t.choose}
      </Button>
    </Setting>
  )
}
