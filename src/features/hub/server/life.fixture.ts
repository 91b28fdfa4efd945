import type { Life } from '#testing/life.ts'
import { getHub } from '../contract.ts'

/** The hub keeps nothing of its own: it is looked at. */
export const life: Life = async ({ me }) => {
  await me.call(getHub)
  return { says: [], things: {} }
}
