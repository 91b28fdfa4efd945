import type { Life } from '#testing/life.ts'

/** Nothing is stored here: the work belongs to other features. */
export const life: Life = async () => ({ says: [], things: {}, shared: ['/api/image-status/'] })
