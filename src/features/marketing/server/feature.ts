import { jsonFile } from '#platform/server/export/export-file.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { jobs, works } from './jobs.ts'
import { postEntries, postParts } from './posts/page-parts.ts'
import { ownReview } from './reviews/reviews.ts'
import { reviewOf } from './reviews/store.ts'
import { marketingRoutes } from './routes.ts'

const ABOUT_REVIEW = {
  en: 'the review that you wrote for the public page, and whether it is shown there',
  de: 'die Bewertung, die du für die öffentliche Seite geschrieben hast, und ob sie dort zu sehen ist',
}

export const marketingServer: ServerFeature = {
  id: 'marketing',
  routes: marketingRoutes,
  jobs,
  works,
  pageParts: (app, asked) => postParts(app, asked),
  sitemapEntries: (app) => postEntries(app),
  async *exportUser(app, userId) {
    const row = await reviewOf(app.db, userId)
    if (row) yield jsonFile('review.json', ABOUT_REVIEW, ownReview(row))
  },
}
