import { AppError, invalid } from '#platform/contract/errors.ts'
import type { HasClock, HasConfig, HasDb, HasLog } from '#platform/server/app/app.ts'
import { consumeQuota, type Allowance } from '#platform/server/quota/quota.ts'
import { SpeechError } from '#platform/server/speech/speech-driver.ts'
import { encodeWav } from '#platform/server/speech/wav.ts'
import type { ChatLanguage } from '../../contract-chat.ts'
import { companionReasons } from '../../reasons.en.ts'
import { isAgreed } from './agreeing.ts'
import { servicesOf } from './services.ts'

type Needs = HasClock & HasConfig & HasDb & HasLog

const LETTERS_A_DAY: Allowance = { feature: 'voice.letters', limit: 300_000, seconds: 86_400, reason: companionReasons.voice_spent() }
/** After a failure the embedded voice speaks for this long before the service is tried again. */
const RETRY_AFTER_MS = 60_000

let restsUntil = 0

/**
 * One sentence as a WAV file: by the service with consent, else by this server's own voice. Throws `invalid`, `conflict`, `limit`,
 * `unavailable`.
 */
export async function spoken(app: Needs, userId: string, text: string, language: ChatLanguage, signal: AbortSignal): Promise<Buffer> {
  if (!/[\p{L}\p{N}]/u.test(text)) throw invalid('text', companionReasons.no_voice())
  const { speaking, embedded } = servicesOf(app.config)
  const beyond = speaking && (await isAgreed(app, userId, 'speaking')) ? speaking.driver : undefined
  const own = language === 'en' ? embedded : undefined
  if (!beyond && !own) throw new AppError('conflict', companionReasons.no_voice())
  const taken = await consumeQuota(app.db, app.clock, userId, LETTERS_A_DAY, text.length)
  const drivers = own && beyond ? (Date.now() < restsUntil ? [own] : [beyond, own]) : [(beyond ?? own)!]
  for (const driver of drivers) {
    try {
      return Buffer.from(encodeWav(await driver.synthesise(text, { voice: 'soft', signal })))
    } catch (error) {
      if (!(error instanceof SpeechError)) {
        await taken.refund()
        throw error
      }
      app.log.warn({ reason: error.message }, 'an answer could not be synthesized')
      if (driver === beyond) restsUntil = Date.now() + RETRY_AFTER_MS
    }
  }
  await taken.refund()
  throw new AppError('unavailable', companionReasons.voice_away())
}
