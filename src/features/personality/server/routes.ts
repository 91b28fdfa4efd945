import { notFound } from '#platform/contract/errors.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import * as api from '../contract.ts'
import { compareWithShared, getShared, getSharedPicture, listShares, putShare, revokeShare } from '../contract-sharing.ts'
import { getLifeFigures } from '../contract-insight.ts'
import { loadTips } from '../content/load.ts'
import { personalityReasons } from '../reasons.en.ts'
import { summaryOf, wholeOf } from './answered.ts'
import { chooseGroup, findAssessment, keepAssessment, takeAway } from './assessing.ts'
import { lifeFigures } from './life-figures.ts'
import { previewPicture } from './picture/preview-picture.ts'
import { removeShare, sharesOf } from './share-store.ts'
import { compare, countOpening, openLink, shareAsSent, sharedResult, shareParts, viewShared } from './sharing.ts'
import { assessmentsOf, declinedTips, writeDeclinedTip } from './store.ts'

export const personalityRoutes: readonly Route[] = [
  route(api.listAssessments, async ({ app, db, userId }) => {
    const key = await app.vault.keyOf(userId)
    const [assessments, tips] = await Promise.all([assessmentsOf(db, key, userId), declinedTips(db, key, userId)])
    return { assessments: await Promise.all(assessments.map(summaryOf)), declinedTips: tips }
  }),
  route(api.getAssessment, async ({ app, userId, params }) => wholeOf(await findAssessment(app, userId, params.id))),
  route(api.putAssessment, async ({ app, person, params, body }) => wholeOf(await keepAssessment(app, person, params.id, body))),
  route(api.setNormGroup, async ({ app, userId, params, body }) => wholeOf(await chooseGroup(app, userId, params.id, body.group))),
  route(api.deleteAssessment, async ({ app, userId, params }) => {
    await takeAway(app, userId, params.id)
    return { removed: true as const }
  }),
  route(api.declineTip, async ({ app, db, userId, params, body }) => {
    if (!(await loadTips()).some(({ id }) => id === params.tip)) throw notFound(personalityReasons.tip_not_here())
    const key = await app.vault.keyOf(userId)
    await writeDeclinedTip(db, key, userId, params.tip, body.declined)
    return { declinedTips: await declinedTips(db, key, userId) }
  }),
  route(listShares, async ({ app, db, userId }) => ({
    shares: (await sharesOf(db, await app.vault.keyOf(userId), userId)).map(shareAsSent),
  })),
  route(putShare, async ({ app, userId, params, body }) => shareAsSent(await shareParts(app, userId, params.id, body))),
  route(revokeShare, async ({ db, userId, params }) => {
    if (!(await removeShare(db, userId, params.id))) throw notFound(personalityReasons.link_not_here())
    return { removed: true as const }
  }),
  route(getShared, ({ app, person, params }) => viewShared(app, params.token, person?.id)),
  route(getSharedPicture, async ({ app, params, reply }) => {
    const opened = await openLink(app, params.token)
    if (!opened.share.settings.preview) throw notFound(personalityReasons.no_preview())
    await countOpening(app, opened.share, 'picture')
    const picture = await previewPicture(await sharedResult(opened, undefined))
    return reply.type('image/png').header('x-robots-tag', 'noindex').send(picture)
  }),
  route(compareWithShared, ({ app, userId, params }) => compare(app, params.token, userId)),
  route(getLifeFigures, ({ app, person, params }) => lifeFigures(app, person, params.id)),
]
