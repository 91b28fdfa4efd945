import type { Life } from '#testing/life.ts'

/** Nothing is served yet. */
export const life: Life = async () => ({ says: [], things: {} })
