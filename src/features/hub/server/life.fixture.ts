import type { Life } from '#testing/life.ts'
import { getHub } from '../contract.ts'

/** The hub stores no data of its own, so the fixture only reads it. */
export const life: Life = async ({ me }) => {
  await me.call(getHub)
  return { says: [], things: {} }
}
