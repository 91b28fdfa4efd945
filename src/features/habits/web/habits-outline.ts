import { listHabits } from '../contract.ts'

/** What HabitsPage asks first; nothing of it can be drawn before. */
export const reads = [listHabits.path]
