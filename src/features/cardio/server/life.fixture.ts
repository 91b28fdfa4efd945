import type { Life } from '#testing/life.ts'
export const life: Life = async () => ({ says: [], things: {} })
