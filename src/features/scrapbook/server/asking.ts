import { crisisIn } from '#platform/care/crisis.ts'
import { AppError, notFound } from '#platform/contract/errors.ts'
import type { ModelState } from '#platform/contract/model-consent.ts'
import { deleteConsent, findConsent, PICTURE_PURPOSE, saveConsent } from '#platform/server/ai/consent-store.ts'
import type { HasClock, HasConfig, HasDb, HasJobs, HasVault } from '#platform/server/app/app.ts'
import type { Config } from '#platform/server/config/config.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Shape } from '#platform/server/pictures/image-driver.ts'
import { quotaOf, spent, type Allowance } from '#platform/server/quota/quota.ts'
import type { Asked } from '../contract-asked.ts'
import { scrapbookReasons } from '../reasons.en.ts'
import { scrapbookRows } from './picture-store.ts'
import { makeJob } from './make-job.ts'
import { addAsked, askedOf, beginAgain, cancelAsked, removeAsked } from './asked-store.ts'

type Services = HasClock & HasConfig & HasDb & HasJobs & HasVault

export const allowanceOf = ({ perDay }: NonNullable<Config['images']>): Allowance => ({
  feature: 'scrapbook.images',
  limit: perDay,
  seconds: 86_400,
  reason: scrapbookReasons.images_spent({ most: perDay }),
})

const destinationOf = ({ url }: NonNullable<Config['images']>): string => new URL(url).host

/** The service that the person agreed to. Throws `conflict` without a service, `forbidden` without consent to this one. */
export async function agreedImages({ config, db }: HasConfig & HasDb, userId: string): Promise<NonNullable<Config['images']>> {
  const { images } = config
  if (!images) throw new AppError('conflict', scrapbookReasons.no_image_model())
  const consent = await findConsent(db, userId, PICTURE_PURPOSE)
  if (consent?.destination !== destinationOf(images)) throw new AppError('forbidden', scrapbookReasons.images_not_agreed())
  return images
}

/** The service as shown before anything is sent, and the requests that are in progress or failed. */
export async function askedStateOf(
  { config: { images }, db, clock, vault }: Services,
  userId: string,
): Promise<ModelState & { asked: Asked[] }> {
  const [consent, rows] = await Promise.all([
    findConsent(db, userId, PICTURE_PURPOSE),
    vault.keyOf(userId).then((key) => askedOf(db, key, userId)),
  ])
  const destination = images && destinationOf(images)
  return {
    model: images ? { model: images.model, destination: destinationOf(images), local: false } : null,
    consent: consent
      ? {
          destination: consent.destination,
          model: consent.model,
          at: consent.at.toISOString(),
          current: consent.destination === destination,
        }
      : null,
    allowance: images ? { requests: await quotaOf(db, clock, userId, allowanceOf(images)) } : null,
    asked: rows.map(({ id, words, shape, state, failure, updatedAt }) => ({
      id,
      words,
      shape,
      state,
      failure,
      at: updatedAt.toISOString(),
    })),
  }
}

/** Throws `conflict` where the person was shown another service. */
export async function agreeToImages(
  { config: { images }, db, clock }: HasClock & HasConfig & HasDb,
  userId: string,
  shown: { destination: string; model: string },
): Promise<void> {
  if (!images || shown.destination !== destinationOf(images) || shown.model !== images.model)
    throw new AppError('conflict', scrapbookReasons.other_image_model())
  await saveConsent(db, userId, { purpose: PICTURE_PURPOSE, ...shown, at: clock.now() })
}

/** Withdraws the consent, and cancels all requests in progress. */
export async function withdrawImages({ db, clock }: HasClock & HasDb, userId: string): Promise<void> {
  await deleteConsent(db, userId, PICTURE_PURPOSE)
  await cancelAsked(db, userId, undefined, clock.now())
}

async function assertAllowance({ db, clock }: HasClock & HasDb, userId: string, images: NonNullable<Config['images']>): Promise<void> {
  const allowance = allowanceOf(images)
  const { used, resetsAt } = await quotaOf(db, clock, userId, allowance)
  if (used >= allowance.limit) throw spent(allowance, new Date(resetsAt))
}

/** Requests a picture in the background, unless one of this id was requested or exists. Throws `conflict`, `forbidden`, `limit`. */
export async function ask(app: Services, userId: string, { id, words, shape }: { id: string; words: string; shape: Shape }): Promise<void> {
  const images = await agreedImages(app, userId)
  // Words about a crisis are not sent to a model; the device shows where to find help.
  if (crisisIn(words)) throw new AppError('conflict', scrapbookReasons.words_for_people())
  if (await scrapbookRows.find(app.db, userId, id)) return
  await assertAllowance(app, userId, images)
  const key = await app.vault.keyOf(userId)
  const attempt = uuidv7()
  await app.db.transaction(async (tx) => {
    const row = { userId, id, words, shape, state: 'waiting', failure: null, attempt, updatedAt: app.clock.now() } as const
    if (await addAsked(tx, key, row)) await app.jobs.send(makeJob, { userId, id, attempt }, { tx })
  })
}

/** Retries a failed or cancelled request. Throws the errors of `ask`, and `not_found`. */
export async function askAgain(app: Services, userId: string, id: string): Promise<void> {
  await assertAllowance(app, userId, await agreedImages(app, userId))
  const attempt = uuidv7()
  const isAgain = await app.db.transaction(async (tx) => {
    if (!(await beginAgain(tx, { userId, id, attempt }, app.clock.now()))) return false
    await app.jobs.send(makeJob, { userId, id, attempt }, { tx })
    return true
  })
  if (!isAgain) throw notFound(scrapbookReasons.asked_not_here())
}

/** Throws `not_found`. */
export async function forget({ db }: HasDb, userId: string, id: string): Promise<void> {
  if (!(await removeAsked(db, userId, id))) throw notFound(scrapbookReasons.asked_not_here())
}
