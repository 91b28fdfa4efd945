import { useRef, useState, type DragEvent } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { upload } from '#platform/web/ui/icons/actions.ts'
import { IMPORT_ENDINGS, IMPORT_SOURCES } from '../../contract/transfer.ts'
import { transferMessages } from './messages.ts'
import shared from './Transfer.module.css'
import styles from './DropZone.module.css'

const ACCEPT = IMPORT_ENDINGS.map((ending) => `.${ending}`).join(',')
// A phone's browser has no folders to choose.
const hasFolders =
  typeof HTMLInputElement !== 'undefined' && 'webkitdirectory' in HTMLInputElement.prototype && matchMedia('(pointer: fine)').matches

export function DropZone({ onFile, onFolder }: { onFile: (file: File) => void; onFolder: (files: readonly File[]) => void }) {
  const t = useMessages(transferMessages)
  const file = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer.files[0]
    if (dropped) onFile(dropped)
  }
  return (
    <div
      className={shared.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon of={upload} size={32} />
      <p className={styles.dropTitle}>{t.drop}</p>
      <input
        ref={file}
        className="visually-hidden"
        type="file"
        accept={ACCEPT}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          event.target.value = ''
          if (chosen) onFile(chosen)
        }}
      />
      <input
        ref={folder}
        className="visually-hidden"
        type="file"
        {...{ webkitdirectory: '' }}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])]
          event.target.value = ''
          if (chosen.length > 0) onFolder(chosen)
        }}
      />
      <div className={shared.buttons}>
        <Button onClick={() => file.current?.click()}>{t.choose}</Button>
        {hasFolders && (
          <Button kind="soft" onClick={() => folder.current?.click()}>
            {t.folder}
          </Button>
        )}
      </div>
      <div className={styles.known}>
        <p>{t.known}</p>
        <ul>
          {IMPORT_SOURCES.map((source) => (
            <li key={source}>{t.sources[source]}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
