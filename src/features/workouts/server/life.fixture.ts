import type { Life } from '#testing/life.ts'

/** What a person does in Body. */
export const life: Life = async () => ({ says: [], things: {} })
