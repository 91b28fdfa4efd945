import { knownOf, NOTHING_LOGGED, type Known } from './known.ts'

/** No answers except the given ones. */
export const known = (given: Partial<Known> = {}): Known => ({ ...knownOf({}, NOTHING_LOGGED), ...given })
