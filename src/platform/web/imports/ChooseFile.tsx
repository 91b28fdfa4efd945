import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listImports, type ImportOf } from '#platform/contract/import-endpoints.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { deviceZone } from '../i18n/clock.ts'
import { useMessages } from '../i18n/messages.ts'
import { keyOf } from '../query/query-of.ts'
import { Button } from '../ui/Button.tsx'
import { upload } from '../ui/icons/actions.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import styles from './FileImport.module.css'
import type { FileImportKind } from './kind.ts'
import { importMessages } from './messages.ts'
import { uploadInParts } from './upload-in-parts.ts'

// Phone browsers cannot choose a folder.
const hasFolders =
  typeof HTMLInputElement !== 'undefined' && 'webkitdirectory' in HTMLInputElement.prototype && matchMedia('(pointer: fine)').matches

type StartedUpload = { id: string; name: string; bytes: number }
type Props<Import extends ImportOf<unknown>> = {
  kind: FileImportKind<Import>
  /** An interrupted upload to resume. */
  started?: StartedUpload
  onShow: (id: string) => void
}

/** Chooses a file, by dialog or drop, and uploads it. Leaving the page aborts the upload; the next one resumes it. */
export function ChooseFile<Import extends ImportOf<unknown>>({ kind, started, onShow }: Props<Import>) {
  const { endings, pack } = kind
  const t = useMessages(importMessages)
  const { hint, folder } = kind.useWords()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const folderInput = useRef<HTMLInputElement>(null)
  const sending = useRef<AbortController>(undefined)
  const latest = useRef<StartedUpload>(started)
  const [isOver, setOver] = useState(false)
  const [share, setShare] = useState(0)
  useEffect(() => () => sending.current?.abort(), [])

  const send = useMutation({
    mutationFn: async ({ files, signal, isFolder }: { files: readonly File[]; signal: AbortSignal; isFolder: boolean }) => {
      const packing = isFolder ? folder?.pack : files.length > 1 ? pack : undefined
      const file = packing ? await packing(files) : files[0]!
      return uploadInParts(file, {
        kind: kind.id,
        zone: deviceZone(),
        started: latest.current,
        signal,
        onBegin: (now) => {
          latest.current = now
        },
        onProgress: (done) => !signal.aborted && setShare(done),
      })
    },
    onSuccess: (id, { signal }) => {
      if (!signal.aborted) onShow(id)
    },
    // The received part is listed among the earlier imports.
    onError: () => client.invalidateQueries({ queryKey: keyOf(listImports, { query: { kind: kind.id } }) }),
  })
  const choose = (files: FileList | null, isFolder = false) => {
    if (!files || files.length === 0) return
    // A new file replaces one that is being uploaded.
    sending.current?.abort()
    sending.current = new AbortController()
    setShare(0)
    send.mutate({ files: [...files], signal: sending.current.signal, isFolder })
  }
  const problem = send.variables?.signal.aborted ? null : send.error

  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        choose(event.dataTransfer.files)
      }}
    >
      {/* One in place of the other: the button stays where it is. */}
      <div className={styles.place} data-sending={send.isPending || undefined}>
        <p className={styles.soft}>{started ? t.resume : hint}</p>
        {send.isPending && (
          <div className={styles.stack}>
            <p role="status">{t.sending}</p>
            {/* Of a file in one part nobody knows how far it is. */}
            <ProgressBar label={t.sending} value={share > 0 ? share : undefined} />
          </div>
        )}
      </div>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        multiple={pack !== undefined}
        accept={endings.map((ending) => `.${ending}`).join(',')}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          choose(target.files)
          target.value = ''
        }}
      />
      {folder && (
        <input
          ref={folderInput}
          className="visually-hidden"
          type="file"
          {...{ webkitdirectory: '' }}
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ target }) => {
            choose(target.files, true)
            target.value = ''
          }}
        />
      )}
      {problem && (
        <div role="alert">
          <p>
            <strong>{t.notSent}</strong>
          </p>
          <p>{problem.message}</p>
        </div>
      )}
      <Cluster gap={2}>
        <Button icon={upload} loading={send.isPending} onClick={() => input.current?.click()}>
          {pack ? t.chooseSeveral : t.choose}
        </Button>
        {folder && hasFolders && !send.isPending && (
          <Button kind="soft" onClick={() => folderInput.current?.click()}>
            {folder.label}
          </Button>
        )}
        {send.isPending && (
          <Button kind="quiet" onClick={() => sending.current?.abort()}>
            {t.stop}
          </Button>
        )}
      </Cluster>
    </div>
  )
}
