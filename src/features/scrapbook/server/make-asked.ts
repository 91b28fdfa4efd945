import { AppError, type ErrorCode } from '#platform/contract/errors.ts'
import type { HasClock, HasConfig, HasDb, HasLog, HasStopping, HasStorage, HasVault } from '#platform/server/app/app.ts'
import { ImageModelError, makePicture } from '#platform/server/pictures/image-driver.ts'
import { consumeQuota } from '#platform/server/quota/quota.ts'
import type { AskedFailure } from '../contract-asked.ts'
import { scrapbookRows } from './picture-store.ts'
import { pictures } from './pictures.ts'
import { agreedImages, allowanceOf } from './asking.ts'
import { beginAttempt, endAttempt, failAttempt, isCurrent, type AskedRow, type Attempt } from './asked-store.ts'

type Services = HasClock & HasConfig & HasDb & HasLog & HasStopping & HasStorage & HasVault

/** Interval of the check for a cancellation. */
const LOOK_MS = 1500

class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

/** Requests a picture from the service and stores it with the person's pictures, or stores the reason for the failure. */
export async function makeAsked(app: Services, attempt: Attempt, jobSignal: AbortSignal): Promise<void> {
  const key = await app.vault.keyOf(attempt.userId)
  const asked = await beginAttempt(app.db, key, attempt, app.clock.now())
  if (!asked) return
  const cancelled = new AbortController()
  const signal = AbortSignal.any([jobSignal, app.stopping, cancelled.signal])
  const looking = setInterval(async () => {
    // A short database outage does not cancel the request.
    if (!(await isCurrent(app.db, attempt).catch(() => true))) cancelled.abort(new Cancelled())
  }, LOOK_MS)
  try {
    await make(app, asked, signal)
  } catch (error) {
    if (error instanceof Cancelled || cancelled.signal.aborted) return
    // On shutdown the queue retries the job.
    if (signal.aborted) throw error
    if (!(error instanceof AppError) && !(error instanceof ImageModelError)) app.log.warn({ err: error }, 'generating a picture failed')
    else if (error instanceof ImageModelError) app.log.warn({ trouble: error.trouble }, 'the image service failed')
    await failAttempt(app.db, attempt, failureOf(error), app.clock.now())
  } finally {
    clearInterval(looking)
  }
}

function failureOf(error: unknown): AskedFailure {
  if (error instanceof ImageModelError) return error.trouble === 'slow' ? 'away' : error.trouble
  if (!(error instanceof AppError)) return 'other'
  if (error.reason.id === 'scrapbook.images_spent') return 'spent'
  const failures: Partial<Record<ErrorCode, AskedFailure>> = {
    unsupported: 'nonsense',
    forbidden: 'not-agreed',
    conflict: 'not-agreed',
    limit: 'full',
  }
  return failures[error.code] ?? 'other'
}

async function make(app: Services, { words, shape, ...attempt }: AskedRow, signal: AbortSignal): Promise<void> {
  const { userId, id } = attempt
  const images = await agreedImages(app, userId)
  const counted = await consumeQuota(app.db, app.clock, userId, allowanceOf(images))
  try {
    const made = await makePicture(images, { words, shape, signal })
    const key = await app.vault.keyOf(userId)
    await pictures.store(
      app,
      key,
      userId,
      Buffer.from(made),
      async (tx, stored) => (await endAttempt(tx, attempt)) && scrapbookRows.add(tx, { ...stored, id }),
    )
  } catch (error) {
    // A service that refused the words, or sent no picture, has done its work, so the call counts.
    const hasWorked = error instanceof ImageModelError && (error.trouble === 'refused' || error.trouble === 'nonsense')
    if (!hasWorked) await counted.refund()
    throw error
  }
}
