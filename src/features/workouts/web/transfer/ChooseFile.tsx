import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#platform/web/api/call.ts'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { uploadInParts } from '#platform/web/imports/upload-in-parts.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { upload } from '#platform/web/ui/icons/actions.ts'
import { beginTrainingImport, IMPORT_ENDINGS, putTrainingImportPart, type TrainingImportSummary } from '../../contract-transfer.ts'
import { trainingTransferMessages } from './messages.ts'
import styles from './Transfer.module.css'

/** Choose a file, or drop one, and send it. `begun`: an upload that stopped, to go on with. */
export function ChooseFile({ begun, onShow }: { begun?: TrainingImportSummary; onShow: (id: string) => void }) {
  const t = useMessages(trainingTransferMessages)
  const input = useRef<HTMLInputElement>(null)
  const send = useMutation({
    mutationFn: (file: File) =>
      uploadInParts(file, {
        zone: deviceZone(),
        begun,
        signal: new AbortController().signal,
        begin: (body, options) => call(beginTrainingImport, { body }, options),
        putPart: (part, options) => call(putTrainingImportPart, part, options),
      }),
    onSuccess: onShow,
  })
  const choose = (file: File | undefined) => file && send.mutate(file)

  return (
    <div
      className={styles.report}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        choose(event.dataTransfer.files[0])
      }}
    >
      <p className={styles.soft}>{begun ? t.resume : t.bringHint}</p>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept={IMPORT_ENDINGS.map((ending) => `.${ending}`).join(',')}
        tabIndex={-1}
        aria-label={t.choose}
        onChange={(event) => {
          choose(event.target.files?.[0])
          event.target.value = ''
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
