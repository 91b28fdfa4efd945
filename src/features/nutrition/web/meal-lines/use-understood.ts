import { useState } from 'react'
import type { Ingredient } from '../../contract/things.ts'
import type { MealLine } from '../../engine/book/pantry.ts'
import { ingredientOf, UNCHANGED, type LineChange } from './line-change.ts'

export type UnderstoodLine = { line: MealLine; index: number; change: LineChange }
export type Understood = {
  lines: readonly UnderstoodLine[]
  /** The foods to log. */
  foods: readonly Ingredient[]
  leaveOut: (index: number) => void
  changeLine: (index: number, change: LineChange) => void
}

type Edits = { key: string; leftOut: readonly number[]; changes: Readonly<Record<number, LineChange>> }

const NO_LINES: readonly MealLine[] = []

/** The understood lines with the person's corrections. Corrections are dropped when the foods change. */
export function useUnderstood(read: readonly MealLine[] = NO_LINES): Understood {
  const key = read.map(({ spoken }) => spoken.food).join('\n')
  const [edits, setEdits] = useState<Edits>({ key, leftOut: [], changes: {} })
  if (edits.key !== key) setEdits({ key, leftOut: [], changes: {} })
  const lines = read
    .map((line, index) => ({ line, index, change: edits.changes[index] ?? UNCHANGED }))
    .filter(({ index }) => !edits.leftOut.includes(index))
  return {
    lines,
    foods: lines.flatMap(({ line, change }) => ingredientOf(line, change) ?? []),
    leaveOut: (index) => setEdits({ ...edits, leftOut: [...edits.leftOut, index] }),
    changeLine: (index, change) => setEdits({ ...edits, changes: { ...edits.changes, [index]: change } }),
  }
}
