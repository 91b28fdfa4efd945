import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { entryMessages } from '../core/entry-messages.ts'
import styles from './PhotoGrid.module.css'
import { PhotoTile } from './PhotoTile.tsx'

const Lightbox = lazy(() => import('./Lightbox.tsx').then((file) => ({ default: file.Lightbox })))

interface PhotoGridProps {
  ids: readonly string[]
  onRemove: (id: string) => void
  onInsert: (id: string) => void
}

/** The photos below the text. */
export function PhotoGrid({ ids, onRemove, onInsert }: PhotoGridProps) {
  const t = useMessages(entryMessages).photos
  const [open, setOpen] = useState<string>()
  if (ids.length === 0) return null
  return (
    <>
      <ul role="list" className={styles.grid} aria-label={t.all}>
        {ids.map((id, index) => (
          <li key={id}>
            <PhotoTile id={id} place={t.place(index + 1, ids.length)} onOpen={() => setOpen(id)} />
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Suspense fallback={null}>
          <Lightbox
            ids={ids}
            id={open}
            onMove={setOpen}
            onClose={() => setOpen(undefined)}
            onRemove={(id) => {
              setOpen(undefined)
              onRemove(id)
            }}
            onInsert={(id) => {
              setOpen(undefined)
              onInsert(id)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
