import { useEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { Records } from '../../core/merge.ts'
import { aboutOf, itemsOf } from '../../core/page.ts'
import { Layer, Stage } from './konva.ts'
import { canvasMessages } from './messages.ts'
import { PageArt, sizeOf } from './PageArt.tsx'
import type { PictureUrl } from './PhotoArt.tsx'
import styles from './PagePicture.module.css'

type Props = { records: Records; pictureUrl: PictureUrl }

/** A page as a picture, as wide as its container; drawn when it comes near the viewport. */
export default function PagePicture({ records, pictureUrl }: Props) {
  useMessages(canvasMessages)
  const about = useMemo(() => aboutOf(records), [records])
  const items = useMemo(() => itemsOf(records), [records])
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const sizes = new ResizeObserver(() => setWidth(element.clientWidth))
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '300px' })
    sizes.observe(element)
    near.observe(element)
    return () => {
      sizes.disconnect()
      near.disconnect()
    }
  }, [])
  const [pageWidth, pageHeight] = sizeOf(about)
  const scale = width / pageWidth
  return (
    <div ref={box} className={styles.box} style={{ aspectRatio: `${pageWidth} / ${pageHeight}`, background: about.colour }}>
      {isNear && width > 0 && (
        <Stage width={width} height={pageHeight * scale} scaleX={scale} scaleY={scale} listening={false}>
          <Layer listening={false}>
            <PageArt about={about} items={items} pictureUrl={pictureUrl} />
          </Layer>
        </Stage>
      )}
    </div>
  )
}
