import type { Habit, HabitDay, HabitStatus } from './contract.ts'

/** What the hub's card of a habit is drawn from, and nothing more: one tap needs no history. */
export type DueHabit = {
  habit: Pick<Habit, 'id' | 'name' | 'icon' | 'hue' | 'kind' | 'unit' | 'target' | 'step' | 'schedule' | 'timeOfDay'>
  today: HabitDay
  standing: Pick<HabitStatus, 'isDone' | 'amount'>
}
