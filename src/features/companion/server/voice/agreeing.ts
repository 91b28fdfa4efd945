import { AppError } from '#platform/contract/errors.ts'
import { deleteConsent, findConsent, listVoiceConsents, saveConsent, type VoicePurpose } from '#platform/server/ai/consent-store.ts'
import type { HasClock, HasConfig, HasDb } from '#platform/server/app/app.ts'
import { jsonFile, type ExportFile } from '#platform/server/export/export-file.ts'
import type { VoiceService, VoiceState } from '../../contract-voice.ts'
import { companionReasons } from '../../reasons.en.ts'
import { servicesOf } from './services.ts'

type Needs = HasConfig & HasDb

const purposeOf = (service: VoiceService): VoicePurpose => `voice.${service}`

/** Whether this person agreed to the current service; another destination needs a new consent. */
export async function isAgreed({ config, db }: Needs, userId: string, service: VoiceService): Promise<boolean> {
  const beyond = servicesOf(config)[service]
  const given = beyond && (await findConsent(db, userId, purposeOf(service)))
  return given !== undefined && given.destination === beyond?.destination
}

export async function voiceOf(app: Needs, userId: string): Promise<VoiceState> {
  const { hearing, speaking } = servicesOf(app.config)
  const [hears, speaks] = await Promise.all([isAgreed(app, userId, 'hearing'), isAgreed(app, userId, 'speaking')])
  return {
    hearing: hearing ? { destination: hearing.destination, isAgreed: hears } : null,
    speaking: { service: speaking ? { destination: speaking.destination, isAgreed: speaks } : null, own: ['en'] },
  }
}

/** Throws `conflict` where another service is in use meanwhile: nobody consents to a service that they were not shown. */
export async function agree(app: Needs & HasClock, userId: string, service: VoiceService, destination: string): Promise<void> {
  const beyond = servicesOf(app.config)[service]
  if (beyond?.destination !== destination) throw new AppError('conflict', companionReasons.other_service())
  await saveConsent(app.db, userId, { purpose: purposeOf(service), destination, model: beyond.model, at: app.clock.now() })
}

export const withdraw = ({ db }: HasDb, userId: string, service: VoiceService): Promise<void> =>
  deleteConsent(db, userId, purposeOf(service))

export const VOICE_CONSENTS_FILE = 'companion/voice-consents.json'
const ABOUT = {
  en: 'which services you agreed to let hear you or speak to you: where to, and since when',
  de: 'welche Dienste dich nach deiner Zustimmung hören oder mit dir sprechen: wohin und seit wann',
}

export async function* exportVoiceConsents({ db }: HasDb, userId: string): AsyncGenerator<ExportFile> {
  const consents = await listVoiceConsents(db, userId)
  if (consents.length > 0) yield jsonFile(VOICE_CONSENTS_FILE, ABOUT, consents)
}
