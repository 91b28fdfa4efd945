import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { Line, Lines } from './contract-text.ts'

export const MOST_REVIEW_TEXT = 1000
export const MOST_REVIEW_NAME = 60
export const MOST_DECLINE_REASON = 300
/** Minimum number of reviews for an average. */
export const LEAST_FOR_AVERAGE = 5
/** Number of accepted reviews that are shown, latest first. */
export const REVIEWS_SHOWN = 60
export const REVIEW_STATES = ['waiting', 'accepted', 'declined'] as const

const Stars = z.int().min(1).max(5)
const Text = Lines(MOST_REVIEW_TEXT).pipe(z.string().min(1))
const Name = Line(MOST_REVIEW_NAME).pipe(z.string().min(1))

export const PublicReview = z.object({ id: Id, stars: Stars, text: z.string(), name: z.string(), writtenAt: Instant })
export type PublicReview = z.infer<typeof PublicReview>

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/reviews',
  summary: 'List the latest 60 accepted reviews, newest first, with the average of all accepted ones from five reviews on',
  auth: 'public',
  response: z.object({
    reviews: z.array(PublicReview),
    /** Number of all accepted reviews. */
    count: z.int(),
    /** Average of all accepted reviews; null if there are too few. */
    average: z.number().nullable(),
  }),
})
export type Reviews = z.infer<typeof listReviews.response>

export const OwnReview = z.object({
  stars: Stars,
  text: z.string(),
  name: z.string(),
  state: z.enum(REVIEW_STATES),
  /** Reason for declining it, written by the admin. */
  declineReason: z.string().nullable(),
  writtenAt: Instant,
})
export type OwnReview = z.infer<typeof OwnReview>

export const getOwnReview = endpoint({
  method: 'GET',
  path: '/api/reviews/own',
  summary: 'Get the person’s own review with its moderation state; null if there is none',
  response: z.object({ review: OwnReview.nullable() }),
})

export const putOwnReview = endpoint({
  method: 'PUT',
  path: '/api/reviews/own',
  summary: 'Create or replace the person’s own review; hidden until an admin accepts the new version',
  body: z.object({
    stars: Stars,
    text: Text,
    name: Name,
    /** The author agrees to publication. */
    agreed: z.literal(true),
  }),
  response: OwnReview,
  errors: ['limit'],
})

export const deleteOwnReview = endpoint({
  method: 'DELETE',
  path: '/api/reviews/own',
  summary: 'Delete the person’s own review; idempotent',
  response: z.object({ removed: z.literal(true) }),
})

export const ReviewToDecide = PublicReview.extend({ state: z.enum(REVIEW_STATES), declineReason: z.string().nullable() })
export type ReviewToDecide = z.infer<typeof ReviewToDecide>

export const REVIEWS_PER_PAGE = 20

export const listReviewsToDecide = endpoint({
  method: 'GET',
  path: '/api/admin/reviews',
  summary: 'List reviews in one moderation state, newest first; paginated, 20 per page',
  auth: 'admin',
  query: z.object({ state: z.enum(REVIEW_STATES), after: Id.optional() }),
  response: z.object({ reviews: z.array(ReviewToDecide), more: z.boolean() }),
})

export const decideReview = endpoint({
  method: 'PUT',
  path: '/api/admin/reviews/:id',
  summary: 'Accept a review, or decline it with a reason for its author; `not_found` if its author changed it meanwhile',
  auth: 'admin',
  params: z.object({ id: Id }),
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('accepted') }),
    z.object({ decision: z.literal('declined'), reason: Lines(MOST_DECLINE_REASON).pipe(z.string().min(1)) }),
  ]),
  response: ReviewToDecide,
  errors: ['not_found'],
})
