import { useEffect, useId, useRef, type ReactNode } from 'react'
import type { ImportOf } from '#platform/contract/import-endpoints.ts'
import { useIsMoving } from '../page/moving.ts'
import { cx } from '../ui/cx.ts'
import { Card } from '../ui/Card.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import styles from './FileImport.module.css'
import { ImportView } from './ImportView.tsx'
import type { FileImportKind } from './kind.ts'
import { PastImports } from './PastImports.tsx'

type Props<Import extends ImportOf<unknown>> = {
  kind: FileImportKind<Import>
  /** The import that is looked at; none: one is begun. */
  id: string | undefined
  onShow: (id?: string) => void
  /** What belongs beside it: the way out. */
  children?: ReactNode
}

/**
 * Files of elsewhere on their way in: chosen or dropped, sent in parts, looked at, brought in on a word, and taken back on another.
 * Earlier ones stand last, in a card of their own: when they arrive, nothing moves. While one is looked at nothing stands below it,
 * because it grows and shrinks by itself.
 */
export function FileImport<Import extends ImportOf<unknown>>({ kind, id, onShow, children }: Props<Import>) {
  const { title } = kind.useWords()
  const heading = useId()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  const isMoving = useIsMoving()
  // An answer that comes late must not call back somebody who went elsewhere, or is on the way there.
  const show = (next?: string) => {
    if (isHere.current && !isMoving.current) onShow(next)
  }
  return (
    <div className={cx(styles.layout, children !== undefined && styles.beside, id && styles.looking)}>
      <Card as="section" pad="lg" className={styles.part} aria-labelledby={heading}>
        <h2 id={heading}>{title}</h2>
        {id ? <ImportView key={id} kind={kind} id={id} onShow={show} /> : <ChooseFile kind={kind} onShow={show} />}
      </Card>
      {children}
      {!id && <PastImports kind={kind} onShow={show} />}
    </div>
  )
}
