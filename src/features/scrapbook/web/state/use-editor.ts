import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { adding, recordsOfEdit, removing, withGroups, type Edit } from '../../core/edits.ts'
import { NO_HISTORY, redo, remember, undo, type History } from '../../core/history.ts'
import { mergeRecords, type Records, type Stamped } from '../../core/merge.ts'
import { MAX_OBJECTS, META } from '../../core/kinds.ts'
import type { Fields } from '../../core/fields.ts'
import { aboutOf, byOrder, itemOf, type Item } from '../../core/page.ts'
import { PageWriter } from '../data/page-writer.ts'
import { stampClock } from '../data/stamps.ts'
import { coreMessages } from '../core/messages.ts'

const known = new WeakMap<Stamped, Item>()

/** Returns the same object for the same record, so that unchanged objects are not redrawn. */
function sameItem(record: Stamped): Item | undefined {
  const here = known.get(record)
  if (here) return here
  const item = itemOf(record)
  if (item) known.set(record, item)
  return item
}

export type NewItem = Omit<Fields, 'order'> & { id?: string }

/** The editing state of a page: its contents with all local changes, and the functions that change it. */
export function useEditor(id: string, base: Records) {
  const t = useMessages(coreMessages)
  const client = useQueryClient()
  const writer = useMemo(() => new PageWriter(id, client), [id, client])
  // Local changes stay applied over the server's state, even when sending them fails.
  const [mine, setMine] = useState<Records>(new Map())
  const [history, setHistory] = useState<History>(NO_HISTORY)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const page = useMemo(() => mergeRecords(base, mine.values()), [base, mine])
  const items = useMemo(() => [...page.values()].flatMap((record) => sameItem(record) ?? []).sort(byOrder), [page])
  const about = useMemo(() => aboutOf(page), [page])
  const selection = useMemo(() => items.filter((item) => chosen.has(item.id)), [items, chosen])

  // Canvas handlers outlive a render, so they read the latest state from this ref.
  const now = useRef({ page, items, history })
  useEffect(() => {
    now.current = { page, items, history }
  })

  const write = useCallback(
    (edit: Edit) => {
      const records = recordsOfEdit(edit, stampClock.next())
      now.current.page = mergeRecords(now.current.page, records)
      setMine((before) => mergeRecords(before, records))
      void writer.write(records)
    },
    [writer],
  )

  const act = useCallback(
    (edit: Edit) => {
      if (edit.size === 0) return
      const next = remember(now.current.history, now.current.page, edit)
      now.current.history = next
      setHistory(next)
      write(edit)
    },
    [write],
  )

  const step = useCallback(
    (way: typeof undo) => {
      const found = way(now.current.history)
      if (!found) return
      now.current.history = found.history
      setHistory(found.history)
      write(found.edit)
    },
    [write],
  )

  const select = useCallback((ids: Iterable<string>) => setChosen(withGroups(now.current.items, new Set(ids))), [])

  /** Adds new objects on top, and returns their ids; none when the page is full. */
  const add = useCallback(
    (list: readonly NewItem[], { isSelected = true } = {}): string[] => {
      if (now.current.items.length + list.length > MAX_OBJECTS) {
        toast({ title: t.fullTitle, description: t.fullText(MAX_OBJECTS), tone: 'destructive' })
        return []
      }
      const named = list.map((item) => ({ ...item, id: item.id ?? uuidv7() }))
      act(adding(now.current.page, named))
      const ids = named.map((item) => item.id)
      if (isSelected) setChosen(new Set(ids))
      return ids
    },
    [act, t],
  )

  const remove = useCallback(
    (ids: Iterable<string>) => {
      const free = [...ids].filter((one) => !now.current.items.find((item) => item.id === one)?.locked)
      if (free.length === 0) return
      act(removing(free))
      setChosen(new Set())
    },
    [act],
  )

  const setPage = useCallback((fields: Fields) => act(new Map([[META, fields]])), [act])

  return {
    id,
    page,
    items,
    about,
    selection,
    chosen,
    select,
    act,
    add,
    remove,
    setPage,
    undo: useCallback(() => step(undo), [step]),
    redo: useCallback(() => step(redo), [step]),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}

export type Editor = ReturnType<typeof useEditor>
