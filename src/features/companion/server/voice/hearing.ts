import type { Readable } from 'node:stream'
import { AppError, invalid } from '#platform/contract/errors.ts'
import type { HasClock, HasConfig, HasDb, HasLog } from '#platform/server/app/app.ts'
import { consumeQuota, type Allowance } from '#platform/server/quota/quota.ts'
import { RecognitionError, type RecognitionTrouble } from '#platform/server/recognition/recognition-driver.ts'
import type { ChatLanguage } from '../../contract-chat.ts'
import { MOST_SECONDS, SOUND_RATE } from '../../contract-voice.ts'
import { companionReasons } from '../../reasons.en.ts'
import { isAgreed } from './agreeing.ts'
import { servicesOf } from './services.ts'

type Needs = HasClock & HasConfig & HasDb & HasLog

const SECONDS_A_DAY: Allowance = { feature: 'voice.seconds', limit: 7200, seconds: 86_400, reason: companionReasons.hearing_spent() }
/** One recording in progress, and the next one spoken before its result. */
const AT_ONCE = 2
/** Seconds; shorter than any word. */
const LEAST_SECONDS = 0.1
const MOST_BYTES = MOST_SECONDS * SOUND_RATE * 2

const listening = new Map<string, number>()

const REASONS: Record<RecognitionTrouble, keyof typeof companionReasons & `hearing_${string}`> = {
  away: 'hearing_away',
  slow: 'hearing_slow',
  busy: 'hearing_busy',
  refused: 'hearing_refused',
  nonsense: 'hearing_nonsense',
}

/**
 * The words in a recording. Neither is stored or logged. Throws `conflict` (no service, or too many at once), `forbidden` (no consent),
 * `invalid`, `too_large`, `limit`, `unavailable`; rejects with the signal's reason when the caller disconnects.
 */
export async function wordsIn(app: Needs, userId: string, body: Readable, language: ChatLanguage, signal: AbortSignal): Promise<string> {
  const { hearing } = servicesOf(app.config)
  if (!hearing) throw new AppError('conflict', companionReasons.no_hearing())
  if (!(await isAgreed(app, userId, 'hearing'))) throw new AppError('forbidden', companionReasons.hearing_not_agreed())
  const own = listening.get(userId) ?? 0
  if (own >= AT_ONCE) throw new AppError('conflict', companionReasons.voice_at_once())
  listening.set(userId, own + 1)
  try {
    const pcm = await bytesOf(body)
    const seconds = pcm.length / 2 / SOUND_RATE
    if (pcm.length % 2 === 1 || seconds < LEAST_SECONDS) throw invalid('body', companionReasons.not_sound())
    const taken = await consumeQuota(app.db, app.clock, userId, SECONDS_A_DAY, Math.ceil(seconds))
    try {
      return await hearing.driver.transcribe({ pcm, sampleRate: SOUND_RATE }, { language, signal })
    } catch (error) {
      await taken.refund()
      if (!(error instanceof RecognitionError)) throw error
      app.log.warn({ trouble: error.trouble }, error.message)
      throw new AppError('unavailable', companionReasons[REASONS[error.trouble]]())
    }
  } finally {
    const left = (listening.get(userId) ?? 1) - 1
    if (left > 0) listening.set(userId, left)
    else listening.delete(userId)
  }
}

async function bytesOf(body: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  let total = 0
  for await (const part of body as AsyncIterable<Buffer>) {
    total += part.length
    if (total > MOST_BYTES) throw new AppError('too_large', companionReasons.too_long_speech({ seconds: MOST_SECONDS }))
    parts.push(part)
  }
  return Buffer.concat(parts)
}
