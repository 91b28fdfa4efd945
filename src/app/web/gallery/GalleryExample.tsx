import type { ReactNode } from 'react'
import { cx } from '#platform/web/ui/cx.ts'
import styles from './GalleryExample.module.css'

interface GalleryExampleProps {
  name: string
  /** When to use it. */
  use?: string
  /** Over the whole width of the sheet. */
  wide?: boolean
  children: ReactNode
}

/** One example of the component gallery: a component, its name and its use. */
export function GalleryExample({ name, use, wide = false, children }: GalleryExampleProps) {
  return (
    <section className={cx(styles.specimen, wide && styles.full)}>
      <header>
        <h3>{name}</h3>
        {use && <p className="note">{use}</p>}
      </header>
      <div className={styles.stage}>{children}</div>
    </section>
  )
}
