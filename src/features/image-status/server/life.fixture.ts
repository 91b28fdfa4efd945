import type { Life } from '#testing/life.ts'

/** Nothing is stored here: other features have the work. */
export const life: Life = async () => ({ says: [], things: {}, shared: ['/api/image-status/'] })
