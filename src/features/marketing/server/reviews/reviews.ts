import { uuidv7 } from '#platform/server/core/ids.ts'
import type { HasClock, HasDb } from '#platform/server/app/app.ts'
import { consumeQuota, type Allowance } from '#platform/server/quota/quota.ts'
import {
  LEAST_FOR_AVERAGE,
  REVIEWS_SHOWN,
  type OwnReview,
  type PublicReview,
  type Reviews,
  type ReviewToDecide,
} from '../../contract-reviews.ts'
import { marketingReasons } from '../../reasons.en.ts'
import { acceptedTotals, reviewsIn, upsertReview, type ReviewRow } from './store.ts'

const CHANGES: Allowance = { feature: 'marketing-review', limit: 20, seconds: 86_400, reason: marketingReasons.too_many_changes() }

const publicReview = ({ id, stars, text, name, writtenAt }: ReviewRow): PublicReview => ({
  id,
  stars,
  text,
  name,
  writtenAt: writtenAt.toISOString(),
})

export const ownReview = ({ stars, text, name, state, declineReason, writtenAt }: ReviewRow): OwnReview => ({
  stars,
  text,
  name,
  state,
  declineReason,
  writtenAt: writtenAt.toISOString(),
})

export const reviewToDecide = (row: ReviewRow): ReviewToDecide => ({
  ...publicReview(row),
  state: row.state,
  declineReason: row.declineReason,
})

export async function publicReviews(app: HasDb): Promise<Reviews> {
  const [shown, { count, average }] = await Promise.all([reviewsIn(app.db, 'accepted', { limit: REVIEWS_SHOWN }), acceptedTotals(app.db)])
  return {
    reviews: shown.map(publicReview),
    count,
    average: count >= LEAST_FOR_AVERAGE ? Math.round(average * 10) / 10 : null,
  }
}

/** Writes or changes the person's review; it is hidden until the admin decides again. */
export async function writeReview(
  app: HasClock & HasDb,
  userId: string,
  { stars, text, name }: Pick<OwnReview, 'stars' | 'text' | 'name'>,
): Promise<OwnReview> {
  await consumeQuota(app.db, app.clock, userId, CHANGES)
  const row: ReviewRow = {
    userId,
    id: uuidv7(),
    stars,
    text,
    name,
    state: 'waiting',
    declineReason: null,
    writtenAt: app.clock.now(),
  }
  await upsertReview(app.db, row)
  return ownReview(row)
}
