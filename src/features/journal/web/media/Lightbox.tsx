import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { trash } from '#platform/web/ui/icons/actions.ts'
import { chevronEnd, chevronStart } from '#platform/web/ui/icons/controls.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { showSaveFailed } from '../core/use-entry-patch.ts'
import { useAttachmentUrl, useJournal } from '../local/use-journal.ts'
import { entryMessages } from '../core/entry-messages.ts'
import styles from './Lightbox.module.css'
import { useAttachment } from './use-attachment.ts'

interface LightboxProps {
  ids: readonly string[]
  id: string
  onMove: (id: string) => void
  onClose: () => void
  onRemove: (id: string) => void
  onInsert: (id: string) => void
}

/** One photo, large, with its caption; arrow keys turn the page. */
export function Lightbox({ ids, id, onMove, onClose, onRemove, onInsert }: LightboxProps) {
  const t = useMessages(entryMessages).photos
  const url = useAttachmentUrl(id, 'full')
  const attachment = useAttachment(id)
  const at = ids.indexOf(id)
  const turn = (step: number) => {
    const next = ids[at + step]
    if (next) onMove(next)
  }
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t.place(at + 1, ids.length)}
      actions={
        <>
          <Button kind="quiet" icon={trash} onClick={() => onRemove(id)}>
            {t.remove}
          </Button>
          <Button kind="soft" onClick={() => onInsert(id)}>
            {t.insert}
          </Button>
        </>
      }
    >
      <div
        className={styles.big}
        role="presentation"
        onKeyDown={(event) => {
          if (event.target instanceof HTMLInputElement) return
          if (event.key === 'ArrowRight') turn(1)
          if (event.key === 'ArrowLeft') turn(-1)
        }}
      >
        {url && attachment?.state !== 'failed' ? (
          <img src={url} alt={attachment?.caption || t.photo} />
        ) : (
          <p>{attachment?.state === 'failed' ? t.unreadable : t.away}</p>
        )}
        {ids.length > 1 && (
          <div className={styles.turn}>
            <IconButton icon={chevronStart} label={t.before} disabled={at === 0} onClick={() => turn(-1)} />
            <IconButton icon={chevronEnd} label={t.after} disabled={at === ids.length - 1} onClick={() => turn(1)} />
          </div>
        )}
        <Caption key={id} id={id} caption={attachment?.caption ?? ''} />
      </div>
    </Dialog>
  )
}

function Caption({ id, caption }: { id: string; caption: string }) {
  const t = useMessages(entryMessages).photos
  const journal = useJournal()
  const [typed, setTyped] = useState(caption)
  const keep = () => {
    if (typed !== caption) journal.change('attachment', id, { caption: typed }).catch(showSaveFailed)
  }
  return (
    <Field label={t.caption}>
      <TextInput value={typed} maxLength={500} dir="auto" onChange={(event) => setTyped(event.target.value)} onBlur={keep} />
    </Field>
  )
}
