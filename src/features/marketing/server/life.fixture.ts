import type { Life } from '#testing/life.ts'
import { putOwnReview } from '../contract-reviews.ts'

/** A review that was changed once and needs the admin's decision. */
export const life: Life = async ({ me }) => {
  await me.call(putOwnReview, { body: { stars: 3, text: 'Before', name: 'Somebody', agreed: true } })
  await me.call(putOwnReview, { body: { stars: 4, text: 'Review: a pewter weathervane', name: 'The basket weaver', agreed: true } })
  return { says: ['Review: a pewter weathervane', 'The basket weaver'], things: {} }
}
