import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#platform/web/api/call.ts'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { uploadInParts } from '#platform/web/imports/upload-in-parts.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { upload } from '#platform/web/ui/icons/actions.ts'
import { beginCardioImport, IMPORT_ENDINGS, putCardioImportPart, type CardioImportSummary } from '../../contract-import.ts'
import { transferMessages } from './messages.ts'
import styles from './Transfer.module.css'

/** Choose files, or drop some, and send them. `begun`: an upload that stopped, to go on with. */
export function ChooseFiles({ begun, onShow }: { begun?: CardioImportSummary; onShow: (id: string) => void }) {
  const t = useMessages(transferMessages)
  const input = useRef<HTMLInputElement>(null)
  const send = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const file = files.length === 1 ? files[0]! : await import('./pack-files.ts').then(({ packFiles }) => packFiles(files))
      return uploadInParts(file, {
        zone: deviceZone(),
        begun,
        signal: new AbortController().signal,
        begin: (body, options) => call(beginCardioImport, { body }, options),
        putPart: (part, options) => call(putCardioImportPart, part, options),
      })
    },
    onSuccess: onShow,
  })
  const choose = (files: FileList | null) => files && files.length > 0 && send.mutate([...files])
  return (
    <div
      className={styles.report}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        choose(event.dataTransfer.files)
      }}
    >
      <p className={styles.soft}>{begun ? t.resume : t.hint}</p>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        multiple
        accept={IMPORT_ENDINGS.map((ending) => `.${ending}`).join(',')}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          choose(target.files)
          target.value = ''
        }}
      />
      {send.error && (
        <div role="alert">
          <p>
            <strong>{t.failedTitle}</strong>
          </p>
          <p>{send.error.message}</p>
        </div>
      )}
      <div className={styles.buttons}>
        <Button icon={upload} loading={send.isPending} onClick={() => input.current?.click()}>
          {t.choose}
        </Button>
      </div>
    </div>
  )
}
