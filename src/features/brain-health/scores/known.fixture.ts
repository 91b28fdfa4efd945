import { knownOf, NOTHING_LOGGED, type Known } from './known.ts'

/** Nobody said anything, but for what is given. */
export const known = (given: Partial<Known> = {}): Known => ({ ...knownOf({}, NOTHING_LOGGED), ...given })
