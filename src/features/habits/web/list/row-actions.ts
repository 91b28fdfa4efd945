import { createContext, use } from 'react'
import type { Habit, HabitDay } from '../../contract.ts'

/** What a row may ask of its page: to open a dialog or the form. */
export type RowActions = {
  /** `isSkipping`: it opens with the day already let be. */
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
