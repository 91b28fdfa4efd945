import { Close, Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { trash } from '#platform/web/ui/icons/actions.ts'
import { chevronEnd, chevronStart, close, minus, plus } from '#platform/web/ui/icons/controls.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { useReturnFocus } from '#platform/web/ui/use-return-focus.ts'
import { useZoom } from '#platform/web/ui/zoom/use-zoom.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { showSaveFailed } from '../core/save-failed.ts'
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

/** One photo in full screen with zoom and caption; arrow keys and swipes show the next one. */
export function Lightbox({ ids, id, onMove, onClose, onRemove, onInsert }: LightboxProps) {
  const t = useMessages(entryMessages).photos
  const format = useFormat()
  const focus = useReturnFocus()
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const attachment = useAttachment(id)
  const at = ids.indexOf(id)
  const turn = (step: number) => {
    const next = ids[at + step]
    if (next) onMove(next)
  }
  const zoom = useZoom({ stage, picture, onTurn: turn, onClose })
  const { view, drag, isWhole } = zoom
  const { reset } = zoom
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current !== id) reset()
    shown.current = id
  })
  const place = t.place(at + 1, ids.length)
  return (
    <Root open onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Overlay className={styles.veil} style={{ opacity: 1 - Math.min(0.6, drag.y / 500) }} />
        <Content
          className={styles.viewer}
          aria-describedby={undefined}
          data-zoomed={!isWhole || undefined}
          onKeyDown={zoom.onKeyDown}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus(event)
            // Focuses the picture, so that its keys work at once; Tab moves to the buttons.
            event.preventDefault()
            stage.current?.focus()
          }}
          onCloseAutoFocus={focus.onCloseAutoFocus}
        >
          <header className={styles.head}>
            <Title className={styles.place}>{place}</Title>
            <IconButton icon={minus} label={t.farther} aria-keyshortcuts="-" disabled={isWhole} onClick={zoom.farther} />
            <IconButton icon={plus} label={t.nearer} aria-keyshortcuts="+" disabled={zoom.isNearest} onClick={zoom.nearer} />
            <Close asChild>
              <IconButton icon={close} label={t.close} />
            </Close>
          </header>
          <div ref={stage} className={styles.stage} tabIndex={-1} role="presentation" {...zoom.pointer}>
            <Photo
              key={id}
              id={id}
              alt={attachment?.caption || t.photo}
              isBroken={attachment?.state === 'failed'}
              picture={picture}
              isHeld={zoom.isHeld}
              transform={`translate(${view.x + drag.x}px, ${view.y + drag.y}px) scale(${view.scale})`}
            />
          </div>
          {ids.length > 1 && (
            <>
              <IconButton icon={chevronStart} label={t.before} disabled={at === 0} className={styles.before} onClick={() => turn(-1)} />
              <IconButton
                icon={chevronEnd}
                label={t.after}
                disabled={at === ids.length - 1}
                className={styles.after}
                onClick={() => turn(1)}
              />
            </>
          )}
          <footer className={styles.foot}>
            <Caption key={id} id={id} caption={attachment?.caption ?? ''} />
            <Cluster gap={2}>
              <Button kind="quiet" size="sm" icon={trash} onClick={() => onRemove(id)}>
                {t.remove}
              </Button>
              <Button kind="quiet" size="sm" onClick={() => onInsert(id)}>
                {t.insert}
              </Button>
            </Cluster>
          </footer>
          <p role="status" className="visually-hidden">
            {isWhole ? place : t.zoomed(format.percent(view.scale))}
          </p>
          {[ids[at + 1], ids[at - 1]].map((near) => near && <Ahead key={near} id={near} />)}
        </Content>
      </Portal>
    </Root>
  )
}

type PhotoProps = {
  id: string
  alt: string
  isBroken: boolean
  picture: React.RefObject<HTMLImageElement | null>
  isHeld: boolean
  transform: string
}

/** Shows the thumbnail until the large picture has loaded, or when it cannot be loaded. */
function Photo({ id, alt, isBroken, picture, isHeld, transform }: PhotoProps) {
  const t = useMessages(entryMessages).photos
  const full = useAttachmentUrl(id, 'full')
  const thumb = useAttachmentUrl(id, 'thumb')
  const [isBlank, setBlank] = useState(false)
  const url = (isBlank ? undefined : full) ?? thumb
  if (isBroken) return <p className={styles.absent}>{t.unreadable}</p>
  if (url === null) return <p className={styles.absent}>{t.away}</p>
  if (url === undefined) return null
  return (
    <img
      ref={picture}
      src={url}
      alt={alt}
      draggable={false}
      data-held={isHeld || undefined}
      style={{ transform }}
      onError={() => setBlank(true)}
    />
  )
}

/** Preloads a neighbouring photo, so that it appears at once. */
function Ahead({ id }: { id: string }) {
  const url = useAttachmentUrl(id, 'full')
  useEffect(() => {
    if (url) new Image().src = url
  }, [url])
  return null
}

function Caption({ id, caption }: { id: string; caption: string }) {
  const t = useMessages(entryMessages).photos
  const journal = useJournal()
  const [typed, setTyped] = useState(caption)
  const keep = () => {
    if (typed !== caption) journal.change('attachment', id, { caption: typed }).catch(showSaveFailed)
  }
  // A field that is removed while focused (Escape, the next photo) gets no blur event, so the effect saves it.
  const keepLast = useRef(keep)
  useEffect(() => {
    keepLast.current = keep
  })
  useEffect(() => () => keepLast.current(), [])
  return (
    <TextInput aria-label={t.caption} placeholder={t.caption} value={typed} maxLength={500} dir="auto" onChange={setTyped} onBlur={keep} />
  )
}
