import type { ReactNode } from 'react'
import { SortableList } from '#platform/web/ui/sortable/SortableList.tsx'
import { ordersAfterMove } from './order.ts'
import styles from './Settings.module.css'
import { useChange } from './use-change.ts'

type OrderedRecord = { id: string; data: { name: string; order: number } }

type Props<R> = {
  kind: 'mood' | 'activity' | 'group' | 'template' | 'journal'
  /** Accessible name of the list. */
  label: string
  items: readonly R[]
  nameOf?: (item: R) => string
  /** Shown instead of an empty list. */
  none?: string
  children: (item: R) => ReactNode
}

/** The person's records of a kind, in an order that the person can change. */
export function OrderedRecords<R extends OrderedRecord>({ kind, none, items, nameOf = ({ data }) => data.name, ...list }: Props<R>) {
  const change = useChange()
  if (none && items.length === 0) return <p className={styles.quiet}>{none}</p>
  return (
    <SortableList
      {...list}
      items={items}
      nameOf={nameOf}
      onMove={(from, to) => Promise.all(ordersAfterMove(items, from, to).map(({ id, order }) => change(kind, id, { order })))}
    />
  )
}
