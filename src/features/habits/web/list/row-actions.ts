import { createContext, use } from 'react'
import type { Habit, HabitDay } from '../../contract.ts'

/** Requests of a row to its page: to open a dialog or the form. */
export type RowActions = {
  /** `isSkipping`: the dialog opens with the day already skipped. */
  day(habit: Habit, day: HabitDay, isSkipping?: boolean): void
  pause(habit: Habit): void
  edit(habit: Habit): void
}

export const RowActionsContext = createContext<RowActions | undefined>(undefined)

export function useRowActions(): RowActions {
  const asking = use(RowActionsContext)
  if (!asking) throw new Error('A row of a habit stands in a page that can ask.')
  return asking
}
