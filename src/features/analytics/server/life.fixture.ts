import type { Life } from '#testing/life.ts'
import { recordConversion } from '../contract.ts'

/** A visit while counting is off, which is the default: nothing is stored. */
export const life: Life = async ({ me }) => {
  await me.call(recordConversion, { body: { type: 'page_view', isVisit: true } })
  return { says: [], things: {} }
}
