import type { Outline } from '#platform/web/ui/outline.tsx'
import { listHabits } from '../contract.ts'

/** The page cannot be drawn before this answer. */
export const habits: Outline = { reads: [listHabits.path] }
