import { useState, type CSSProperties, type ReactNode } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { grip } from '#platform/web/ui/icons/actions.ts'
import { settingsMessages } from './messages.ts'
import { useDragOrder } from './use-drag-order.ts'
import styles from './SortableList.module.css'

type Props<T> = {
  /** What the list holds, for screen readers. */
  label: string
  items: readonly T[]
  nameOf: (item: T) => string
  onMove: (from: number, to: number) => void
  children: (item: T) => ReactNode
}

/** A list whose order is its owner's: each row has a handle to drag it by, and arrow keys on the handle do the same. */
export function SortableList<T extends { id: string }>({ label, items, nameOf, onMove, children }: Props<T>) {
  const t = useMessages(settingsMessages)
  const [said, setSaid] = useState('')
  const { list, drag, handleOf } = useDragOrder<HTMLUListElement>(items.length, (from, to) => {
    setSaid(t.place(nameOf(items[from]!), to + 1, items.length))
    onMove(from, to)
  })
  return (
    <>
      <ul ref={list} role="list" className={cx(styles.list, drag && styles.dragging)} aria-label={label}>
        {items.map((item, index) => (
          <li
            key={item.id}
            className={cx(styles.item, drag?.from === index && styles.held)}
            style={drag ? ({ '--shift': `${drag.shiftOf(index)}px` } as CSSProperties) : undefined}
          >
            {items.length > 1 && (
              <IconButton
                icon={grip}
                size="sm"
                label={t.move(nameOf(item))}
                title={t.moveHint}
                className={cx(styles.handle)}
                {...handleOf(index)}
              />
            )}
            <div className={styles.content}>{children(item)}</div>
          </li>
        ))}
      </ul>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  )
}
