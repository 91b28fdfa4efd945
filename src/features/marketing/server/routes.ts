import { notFound } from '#platform/contract/errors.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import * as contactApi from '../contract-contact.ts'
import * as ownerApi from '../contract-owner.ts'
import * as postsApi from '../contract-posts.ts'
import * as reviewsApi from '../contract-reviews.ts'
import { marketingReasons } from '../reasons.en.ts'
import { messageKey, receiveMessage } from './contact/contact.ts'
import { countOpenMessages, deleteMessageRow, messagesPage, setAnswered } from './contact/store.ts'
import { changeOwner, editableOwner, installationState } from './owner/owner.ts'
import { deleteAdded, postForAdmin, postForReader, savePost } from './posts/posts.ts'
import { allInfos, publishedInfos } from './posts/store.ts'
import { ownReview, publicReviews, reviewToDecide, writeReview } from './reviews/reviews.ts'
import { deleteReview, reviewOf, reviewsIn, setDecision } from './reviews/store.ts'

const ownerRoutes = [
  route(ownerApi.getInstallationState, ({ app }) => installationState(app)),
  route(ownerApi.getOwner, ({ app }) => editableOwner(app)),
  route(ownerApi.setOwner, async ({ app, body }) => {
    await changeOwner(app, body)
    return editableOwner(app)
  }),
]

const contactRoutes = [
  route(contactApi.sendMessage, ({ app, request, body }) => receiveMessage(app, request, body)),

  route(contactApi.listMessages, async ({ app, db, query }) => {
    const limit = contactApi.MESSAGES_PER_PAGE
    const [rows, open] = await Promise.all([
      messagesPage(db, await messageKey(app), { after: query.after, limit: limit + 1 }),
      countOpenMessages(db),
    ])
    return { messages: rows.slice(0, limit), more: rows.length > limit, open }
  }),

  route(contactApi.markMessage, async ({ app, db, params, body }) => {
    const message = await setAnswered(db, await messageKey(app), params.id, body.answered ? app.clock.now() : null)
    if (!message) throw notFound(marketingReasons.message_not_here())
    return message
  }),

  route(contactApi.deleteMessage, async ({ db, params }) => {
    if (!(await deleteMessageRow(db, params.id))) throw notFound(marketingReasons.message_not_here())
    return { removed: true as const }
  }),
]

const reviewRoutes = [
  route(reviewsApi.listReviews, ({ app }) => publicReviews(app)),

  route(reviewsApi.getOwnReview, async ({ db, userId }) => {
    const row = await reviewOf(db, userId)
    return { review: row ? ownReview(row) : null }
  }),

  route(reviewsApi.putOwnReview, ({ app, userId, body }) => writeReview(app, userId, body)),

  route(reviewsApi.deleteOwnReview, async ({ db, userId }) => {
    await deleteReview(db, userId)
    return { removed: true as const }
  }),

  route(reviewsApi.listReviewsToDecide, async ({ db, query }) => {
    const limit = reviewsApi.REVIEWS_PER_PAGE
    const rows = await reviewsIn(db, query.state, { after: query.after, limit: limit + 1 })
    return { reviews: rows.slice(0, limit).map(reviewToDecide), more: rows.length > limit }
  }),

  route(reviewsApi.decideReview, async ({ db, params, body }) => {
    const declineReason = body.decision === 'declined' ? body.reason : null
    const row = await setDecision(db, params.id, { state: body.decision, declineReason })
    if (!row) throw notFound(marketingReasons.review_changed())
    return reviewToDecide(row)
  }),
]

const postRoutes = [
  route(postsApi.listPublishedPosts, async ({ db }) => ({ posts: await publishedInfos(db) })),
  route(postsApi.getPublishedPost, ({ db, params }) => postForReader(db, params.slug)),
  route(postsApi.listAddedPosts, async ({ db }) => ({ posts: await allInfos(db) })),
  route(postsApi.getAddedPost, ({ db, params }) => postForAdmin(db, params.slug)),
  route(postsApi.putAddedPost, ({ app, params, body }) => savePost(app, params.slug, body)),
  route(postsApi.deleteAddedPost, async ({ db, params }) => {
    await deleteAdded(db, params.slug)
    return { removed: true as const }
  }),
]

export const marketingRoutes: readonly Route[] = [...ownerRoutes, ...contactRoutes, ...reviewRoutes, ...postRoutes]
