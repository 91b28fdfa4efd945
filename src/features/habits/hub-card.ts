import type { Habit, HabitDay, HabitStatus } from './contract.ts'

/** Fields that the hub's card of a habit needs, without the habit's history. */
export type DueHabit = {
  habit: Pick<Habit, 'id' | 'name' | 'icon' | 'hue' | 'kind' | 'unit' | 'target' | 'step' | 'schedule' | 'timeOfDay'>
  today: HabitDay
  standing: Pick<HabitStatus, 'isDone' | 'amount'>
}
