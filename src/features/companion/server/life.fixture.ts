import type { Life } from '#testing/life.ts'
import { askLife } from '../contract.ts'

/** The companion keeps nothing: it is asked. */
export const life: Life = async ({ me }) => {
  await me.call(askLife, { body: { ask: 'yearAgo' } })
  return { says: [], things: {} }
}
