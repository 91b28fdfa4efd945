import { useId, useState, type ReactNode } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '../IconButton.tsx'
import { grip } from '../icons/tools.ts'
import { sortableMessages } from './messages.ts'
import styles from './SortableList.module.css'
import { useSortable, type Step } from './use-sortable.ts'

type Props<T> = {
  /** Accessible name of the list. */
  label: string
  items: readonly T[]
  nameOf: (item: T) => string
  /** Moves the item at index `from` to index `to` of `items`. Until the promise resolves, the new order is shown. */
  onMove: (from: number, to: number) => Promise<unknown>
  children: (item: T) => ReactNode
}

/** A list that the person can reorder: each row has a handle for dragging, and keys on the handle do the same. */
export function SortableList<T extends { id: string }>({ label, items, nameOf, onMove, children }: Props<T>) {
  const t = useMessages(sortableMessages)
  const [moving, setMoving] = useState<readonly string[]>()
  const [spoken, setSpoken] = useState('')
  const hintId = useId()
  const ids = moving ?? items.map(({ id }) => id)
  const byId = new Map(items.map((item) => [item.id, item]))

  const { listRef, lifted, gripProps } = useSortable<readonly string[], HTMLUListElement>({
    state: ids,
    setState: setMoving,
    step: stepped,
    drop: dropped,
    onDone(next, id) {
      const from = items.findIndex((item) => item.id === id)
      void onMove(from, next.indexOf(id)).finally(() => setMoving((now) => (now === next ? undefined : now)))
    },
    announce(what, id, state) {
      const item = byId.get(id)
      if (item) setSpoken(t[what](nameOf(item), state.indexOf(id) + 1, state.length))
    },
  })

  // During a move, items may be added or removed: removed ones are not shown, and new ones are shown at the end.
  const shown = [...new Set([...ids, ...byId.keys()])].flatMap((id) => byId.get(id) ?? [])
  return (
    <>
      <ul ref={listRef} role="list" className={styles.list} aria-label={label}>
        {shown.map((item) => (
          <li key={item.id} data-row={item.id} className={styles.item} data-lifted={lifted === item.id || undefined}>
            {items.length > 1 && (
              <IconButton
                {...gripProps(item.id)}
                icon={grip}
                size="sm"
                label={t.grip(nameOf(item))}
                hint={t.gripHint}
                aria-describedby={hintId}
                className={styles.handle ?? ''}
              />
            )}
            <div className={styles.content}>{children(item)}</div>
          </li>
        ))}
      </ul>
      <span id={hintId} hidden>
        {t.gripHint}
      </span>
      <span role="status" aria-live="assertive" className="visually-hidden">
        {spoken}
      </span>
    </>
  )
}

/** The order with `id` at index `to`; the same array if it is already there. */
function placed(ids: readonly string[], id: string, to: number): readonly string[] {
  const from = ids.indexOf(id)
  const at = Math.min(Math.max(to, 0), ids.length - 1)
  return from < 0 || at === from ? ids : ids.toSpliced(from, 1).toSpliced(at, 0, id)
}

function stepped(ids: readonly string[], id: string, by: Step): readonly string[] {
  const from = ids.indexOf(id)
  return placed(ids, id, { up: from - 1, down: from + 1, start: 0, end: ids.length - 1 }[by])
}

function dropped(ids: readonly string[], id: string, over: string, isBelow: boolean): readonly string[] {
  const others = ids.filter((one) => one !== id)
  return placed(ids, id, others.indexOf(over) + Number(isBelow))
}
