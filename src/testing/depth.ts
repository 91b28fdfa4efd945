import process from 'node:process'
import { test } from 'vitest'

/** Whether this is `npm run test:all`: every round, size and sweep. `npm test` runs one honest example of each. */
export const isThorough = process.env.TEST_DEPTH === 'thorough'

/** How many rounds a test runs in `npm test`, and in `npm run test:all`. */
export const rounds = (quick: number, thorough: number): number => (isThorough ? thorough : quick)

/** Marks a variant of another test that runs in `npm test`: it runs only in `npm run test:all`. */
export const thoroughTest = test.runIf(isThorough)
