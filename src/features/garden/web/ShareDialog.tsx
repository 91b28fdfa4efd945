import { useEffect, useState, type RefObject } from 'react'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { saveBlob } from '#platform/web/files/save-file.ts'
import { canShareFile, shareFile } from '#platform/web/files/share.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { download, share as shareIcon } from '#platform/web/ui/icons/actions.ts'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { gardenMessages } from './core/messages.ts'
import { picture } from './scene/picture.ts'
import type { SceneLoop } from './scene/scene-loop.ts'
import styles from './ShareDialog.module.css'

type Caption = 'none' | 'count' | 'named'

interface ShareDialogProps {
  loop: RefObject<SceneLoop | null>
  canvas: () => HTMLCanvasElement | null
  plants: number
  name: string
  /** Description of the picture for screen readers. */
  words: string
  onClose: () => void
}

const FILE = 'garden.png'

/** The garden as a picture, to save or send. It contains no text of the person, except their name if they choose so. */
export function ShareDialog({ loop, canvas, plants, name, words, onClose }: ShareDialogProps) {
  const t = useMessages(gardenMessages).share
  const [caption, setCaption] = useState<Caption>('none')
  const [made, setMade] = useState<{ file: File; url: string }>()
  const line = caption === 'named' ? t.byline(name) : caption === 'count' ? t.plants(plants) : ''

  useEffect(() => {
    let isHere = true
    let url: string | undefined
    const source = canvas()
    if (!source || !loop.current) return
    loop.current.drawNow()
    picture(source, line, PRODUCT_NAME).then(
      (blob) => {
        if (!isHere) return
        url = URL.createObjectURL(blob)
        setMade({ file: new File([blob], FILE, { type: 'image/png' }), url })
      },
      (error: Error) => toast({ title: t.failed, description: error.message, tone: 'destructive' }),
    )
    return () => {
      isHere = false
      if (url) URL.revokeObjectURL(url)
    }
  }, [line, loop, canvas, t.failed])

  const canShare = made !== undefined && canShareFile(made.file)
  const send = async () => {
    try {
      await shareFile(made!.file, words)
    } catch (error) {
      toast({ title: t.failed, description: (error as Error).message, tone: 'destructive' })
    }
  }
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={t.title}
      description={t.text}
      actions={
        <>
          {canShare && (
            <Button kind="soft" icon={shareIcon} onClick={() => void send()}>
              {t.share}
            </Button>
          )}
          <Button icon={download} disabled={!made} onClick={() => made && saveBlob(FILE, made.file)}>
            {t.download}
          </Button>
        </>
      }
    >
      <Stack gap={3} data-area="garden">
        <div className={styles.preview}>{made ? <img src={made.url} alt={words} /> : <Skeleton shape="card" height="12rem" />}</div>
        <p className={styles.label} aria-hidden="true">
          {t.caption}
        </p>
        <SegmentedControl
          label={t.caption}
          wide
          value={caption}
          onChange={setCaption}
          options={[
            { value: 'none', label: t.none },
            { value: 'count', label: t.count },
            { value: 'named', label: t.named },
          ]}
        />
      </Stack>
    </Dialog>
  )
}
