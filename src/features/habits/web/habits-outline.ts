import { listHabits } from '../contract.ts'

/** The first request of HabitsPage; the page cannot be drawn before its answer. */
export const reads = [listHabits.path]
