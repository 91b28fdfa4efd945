import { useEffect, useRef, type ReactNode } from 'react'
import type { ImportOf } from '#platform/contract/import-endpoints.ts'
import { useIsMoving } from '../page/moving.ts'
import { cx } from '../ui/cx.ts'
import { TitledCard } from '../ui/TitledCard.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import styles from './FileImport.module.css'
import { ImportView } from './ImportView.tsx'
import type { FileImportKind } from './kind.ts'
import { PastImports } from './PastImports.tsx'

type Props<Import extends ImportOf<unknown>> = {
  kind: FileImportKind<Import>
  /** The id of the shown import; undefined: a new one. */
  id: string | undefined
  onShow: (id?: string) => void
  /** Content beside it: the export. */
  children?: ReactNode
}

/**
 * Imports files: they are chosen or dropped, uploaded in parts, reviewed, imported after a confirmation, and undone after another.
 * Earlier imports come last, in their own card, so that nothing moves when they load. While an import is shown, nothing is below it,
 * because its height changes.
 */
export function FileImport<Import extends ImportOf<unknown>>({ kind, id, onShow, children }: Props<Import>) {
  const { title } = kind.useWords()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  const isMoving = useIsMoving()
  // A late answer must not pull the person back when they have left or are leaving the page.
  const show = (next?: string) => {
    if (isHere.current && !isMoving.current) onShow(next)
  }
  return (
    <div className={cx(styles.layout, children !== undefined && styles.beside, id && styles.looking)}>
      <TitledCard title={title} pad="lg" className={styles.part}>
        {id ? <ImportView key={id} kind={kind} id={id} onShow={show} /> : <ChooseFile kind={kind} onShow={show} />}
      </TitledCard>
      {children}
      {!id && <PastImports kind={kind} onShow={show} />}
    </div>
  )
}
