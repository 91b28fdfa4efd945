import process from 'node:process'
import { test } from 'vitest'

/** Whether this is `npm run test:all`: every round, size and sweep. `npm test` runs one honest example of each. */
export const isThorough = process.env.TEST_DEPTH === 'thorough'

/** How many rounds a test runs in `npm test`, and in `npm run test:all`. */
export const rounds = (quick: number, thorough: number): number => (isThorough ? thorough : quick)

/** A variant of what another test shows in `npm test`: it runs in `npm run test:all` alone. */
export const thoroughTest = test.runIf(isThorough)
