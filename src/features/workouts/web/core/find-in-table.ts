import { fold } from '#platform/contract/fold.ts'
import type { Exercise } from '../../exercise.ts'
import type { Table } from './use-table.ts'

const SHOWN = 30

/** Exercises whose name contains every word of a text, own ones first; undefined without a word. */
export function findInTable(table: Table, text: string): Exercise[] | undefined {
  const wanted = fold(text).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return undefined
  return table.all
    .filter(({ id, name }) => wanted.every((word) => fold(`${table.nameOf(id)} ${name}`).includes(word)))
    .toSorted((a, b) => Number(table.own.has(b.id)) - Number(table.own.has(a.id)) || a.rank - b.rank)
    .slice(0, SHOWN)
}

/** Without a text: own exercises, and those of nearly every programme. */
export const usualOfTable = (table: Table): Exercise[] =>
  table.all.filter(({ id, rank }) => rank === 1 || table.own.has(id)).slice(0, SHOWN)
