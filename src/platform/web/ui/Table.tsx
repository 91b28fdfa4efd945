import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Table.module.css'
import { TableHead } from './TableHead.tsx'

interface TableProps {
  caption?: ReactNode
  /** Only screen readers read the caption. */
  captionHidden?: boolean
  columns?: readonly string[]
  /** All columns but the first hold numbers. */
  numeric?: boolean
  className?: string | undefined
  /** The rows. */
  children: ReactNode
}

/** Rows with a line below each. A row's name is a `<th scope="row">`. */
export function Table({ caption, captionHidden = false, columns, numeric = false, className, children }: TableProps) {
  return (
    <table className={cx(styles.table, numeric && styles.numeric, className)}>
      {caption && <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>}
      {columns && <TableHead columns={columns} />}
      <tbody>{children}</tbody>
    </table>
  )
}
