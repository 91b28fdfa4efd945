import { useEffect, useRef, useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { camera } from '#platform/web/ui/icons/choices.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { PictureInput } from '../core/PictureInput.tsx'
import styles from './Draft.module.css'
import { draftMessages } from './messages.ts'
import { smallPicture, type SmallPicture } from './small-picture.ts'

export type Shown = SmallPicture & { url: string }

interface PictureChoiceProps {
  shown: Shown | undefined
  /** Small, beside a draft, for comparison only. */
  isSmall: boolean
  canChoose: boolean
  onShown: (shown: Shown | undefined) => void
}

/** Chooses one picture from the camera or a file, and shrinks it on this device before it is sent. */
export function PictureChoice({ shown, isSmall, canChoose, onShown }: PictureChoiceProps) {
  const t = useMessages(draftMessages)
  const format = useFormat()
  const files = useRef<HTMLInputElement>(null)
  const [spoken, setSpoken] = useState<'preparing' | 'unreadable'>()
  useEffect(
    () => () => {
      if (shown) URL.revokeObjectURL(shown.url)
    },
    [shown],
  )
  async function take(file: File): Promise<void> {
    setSpoken('preparing')
    try {
      const picture = await smallPicture(file)
      onShown({ ...picture, url: URL.createObjectURL(picture.blob) })
      setSpoken(undefined)
    } catch {
      onShown(undefined)
      setSpoken('unreadable')
    }
  }
  const size = shown && t.kilobytes(format.number(Math.max(1, Math.round(shown.blob.size / 1000))))
  return (
    <>
      {shown ? (
        <figure className={styles.picture} data-small={isSmall}>
          <img src={shown.url} alt={t.pictureAlt} width={shown.width} height={shown.height} />
          {!isSmall && (
            <figcaption className={styles.soft}>
              {t.pictureNote(t.pixels(format.number(shown.width), format.number(shown.height)), size ?? '')}
            </figcaption>
          )}
        </figure>
      ) : (
        <p>{t.noPicture}</p>
      )}
      {canChoose && (
        <Cluster gap={2}>
          <Button kind="soft" icon={camera} loading={spoken === 'preparing'} onClick={() => files.current?.click()}>
            {shown ? t.another : t.choose}
          </Button>
        </Cluster>
      )}
      <PictureInput ref={files} onPicture={(file) => void take(file)} />
      <p role="status" className={styles.status}>
        {spoken ? t[spoken] : ''}
      </p>
    </>
  )
}
