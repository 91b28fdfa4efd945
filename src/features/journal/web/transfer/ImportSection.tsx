import { useRef, useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import type { ImportSummary } from '../../contract/transfer.ts'
import { IMPORT_ENDINGS } from '../../contract/transfer.ts'
import { DropZone } from './DropZone.tsx'
import { transferMessages } from './messages.ts'
import shared from './Transfer.module.css'
import styles from './ImportSection.module.css'
import { problemOf, uploadImport } from './upload-import.ts'

/** Choose a file or a folder and send it. `begun`: an upload that stopped, to go on with. */
export function ImportSection({ begun: started, onShow }: { begun?: ImportSummary; onShow: (id: string) => void }) {
  const t = useMessages(transferMessages)
  const format = useFormat()
  const running = useRef<AbortController>(undefined)
  const [sending, setSending] = useState<{ share: number | undefined }>()
  const [problem, setProblem] = useState('')

  const send = async (file: File) => {
    const wrong = problemOf(file)
    if (wrong)
      return setProblem(wrong === 'tooLarge' ? t.tooLarge : t.wrongEnding(format.list(IMPORT_ENDINGS.map((ending) => `.${ending}`))))
    setProblem('')
    running.current = new AbortController()
    const { signal } = running.current
    setSending({ share: 0 })
    try {
      onShow(await uploadImport(file, { zone: deviceZone(), begun: started, signal, onProgress: (share) => setSending({ share }) }))
    } catch (error) {
      if (!signal.aborted) setProblem(`${t.notSent}: ${(error as Error).message}`)
    } finally {
      setSending(undefined)
    }
  }
  const sendFolder = async (files: readonly File[]) => {
    setProblem('')
    setSending({ share: undefined })
    const { packFolder } = await import('./pack-folder.ts')
    const packed = await packFolder(files).catch((error: Error) => error)
    setSending(undefined)
    if (packed instanceof File) await send(packed)
    else setProblem(packed === 'empty' ? t.folderEmpty : packed === 'large' ? t.folderTooLarge : `${t.notSent}: ${packed.message}`)
  }

  return (
    <div className={shared.stack}>
      <p className={styles.lead}>{started ? t.resume : t.bringLead}</p>
      {sending ? (
        <Card>
          <div className={shared.stack}>
            <ProgressBar label={t.sending} value={sending.share} />
            <p role="status">{sending.share === undefined ? t.packing : t.sent(format.percent(sending.share))}</p>
            <p>
              <Button kind="quiet" size="sm" onClick={() => running.current?.abort()}>
                {t.stop}
              </Button>
            </p>
          </div>
        </Card>
      ) : (
        <DropZone onFile={(file) => void send(file)} onFolder={(files) => void sendFolder(files)} />
      )}
      <p className={shared.problem} role="alert">
        {problem}
      </p>
    </div>
  )
}
