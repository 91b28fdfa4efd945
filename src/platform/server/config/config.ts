import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import { REGISTRATION_MODES, type RegistrationMode } from '#platform/contract/registration.ts'
import { aiConfig, aiEnvironment, checkAi, type AiConfig } from './ai-config.ts'
import { analyticsConfig, analyticsEnvironment, type AnalyticsConfig } from './analytics-config.ts'
import { backupConfig, backupEnvironment, checkBackup, type BackupConfig } from './backup-config.ts'
import { foodFactsConfig, foodFactsEnvironment, type FoodFactsConfig } from './food-facts-config.ts'
import { checkImages, imagesConfig, imagesEnvironment, type ImagesConfig } from './images-config.ts'
import { checkMasterKey, masterKeyConfig, masterKeyEnvironment, type MasterKeyConfig } from './master-key-config.ts'
import { ownerConfig, ownerEnvironment, type OwnerConfig } from './owner-config.ts'
import { ByteSize } from './bytes.ts'
import { checkPlainLines } from './plain-lines.ts'

const url = (protocols: string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `must be a URL like ${example}`)

/** Without STORAGE_TOTAL, an installation has room for so many people with their full quota. */
const PEOPLE = 10

const list = (value: string | undefined) => (value ?? '').split(',').flatMap((one) => one.trim() || [])

/** Proxies by number, or by address, network (`10.0.0.0/8`) or one of Fastify's named groups. */
const isProxy = (value: string) => {
  const [address = '', bits, ...more] = value.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true
  const family = isIP(address)
  return family !== 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
}
const HOPS = /^\d$/
const isHostName = (value: string) => /^[\w.-]+$/.test(value) && URL.parse(`http://${value}`)?.hostname === value.toLowerCase()

const Environment = z
  .object({
    PORT: z.coerce.number('must be a port number').int().min(0).max(65535, 'must be a port number (0–65535)').default(3000),
    HOST: z.string().min(1).default('localhost'),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database').optional(),
    PUBLIC_URL: url(['http:', 'https:'], 'https://fernwell.example.org').optional(),
    ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
    SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.org').optional(),
    MAIL_FROM: z.string().min(3).optional(),
    STORAGE_URL: url(['s3:', 's3+http:'], 's3://key:secret@host/bucket?region=eu-central-1').optional(),
    STORAGE_PER_PERSON: ByteSize.default(20 * 1024 ** 3),
    STORAGE_TOTAL: ByteSize.optional(),
    SPEECH_URL: url(['http:', 'https:'], 'http://localhost:8000').optional(),
    SPEECH_API_KEY: z.string().min(1).optional(),
    SPEECH_MODEL: z.string().min(1).optional(),
    SPEECH_VOICE: z.string().min(1).optional(),
    TRANSCRIPTION_URL: url(['http:', 'https:'], 'http://localhost:8000').optional(),
    TRANSCRIPTION_API_KEY: z.string().min(1).optional(),
    TRANSCRIPTION_MODEL: z.string().min(1).max(200, 'must be at most 200 characters').default('whisper-1'),
    ...imagesEnvironment,
    ...aiEnvironment,
    ...foodFactsEnvironment,
    ...masterKeyEnvironment,
    ...backupEnvironment,
    ...ownerEnvironment,
    ...analyticsEnvironment,
    PUSH_HOSTS: z.string().optional(),
    REGISTRATION: z.enum(REGISTRATION_MODES, 'must be "open", "invite" or "closed"').optional(),
    SESSION_DAYS: z.coerce.number('must be a number of days').int().min(1).max(400, 'must be a number of days (1–400)').default(180),
    TRUST_PROXY: z
      .string()
      .refine(
        (value) => HOPS.test(value) || list(value).every(isProxy),
        'must be the number of proxies in front (0–9), or their addresses and networks with commas between, like 10.0.0.2,172.18.0.0/16',
      )
      .default('0'),
    ALLOWED_HOSTS: z
      .string()
      .refine((value) => list(value).every(isHostName), 'must be host names without ports, with commas between, like fernwell.lan,nas.home')
      .optional(),
    NATIVE_APP: z.enum(['on', 'off'], 'must be "on" or "off"').default('off'),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').max(200, 'must have at most 200 characters').optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    WORKER: z.enum(['inside', 'none'], 'must be "inside" or "none"').default('inside'),
  })
  .superRefine(checkAi)
  .superRefine(checkImages)
  .superRefine(checkMasterKey)
  .superRefine(checkBackup)
  .superRefine(checkPlainLines)

export type Config = {
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  databaseUrl: string | undefined
  /** Without a trailing slash; undefined: taken from each request. */
  publicUrl: string | undefined
  adminEmail: string | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
  storageUrl: string | undefined
  /** Undefined: a key file in DATA_DIR. */
  masterKey: MasterKeyConfig | undefined
  backup: BackupConfig
  owner: OwnerConfig
  analytics: AnalyticsConfig
  /** Bytes for files: of one person, and of all people together. */
  storageLimits: { perPerson: number; total: number }
  /** Undefined: no language model. */
  ai: AiConfig | undefined
  speech: { url: string; apiKey: string | undefined; model: string | undefined; voice: string | undefined } | undefined
  /** The speech recognition service; undefined: none. */
  transcription: TranscriptionConfig | undefined
  /** The image generation service; undefined: none. */
  images: ImagesConfig | undefined
  /** Undefined: no products are looked up, even for a person who has turned that on. */
  foodFacts: FoodFactsConfig | undefined
  /** Hosts of push services besides the browsers' own; `host:port`. */
  pushHosts: readonly string[]
  /** The registration mode; undefined: as the admin chose. */
  registration: RegistrationMode | undefined
  /** A session ends after so many days, however often it is used. */
  sessionDays: number
  /** Number or addresses of the proxies in front, whose X-Forwarded-* headers are trusted. False: none is trusted. */
  trustProxy: false | number | string[]
  /** Host names to answer to besides the built-in ones, see `hostCheck`; lower case. */
  allowedHosts: readonly string[]
  /** Whether the native app may call from its own origins. */
  nativeApp: boolean
  /** The token that opens `/metrics`; undefined: there is no such address. */
  metricsToken: string | undefined
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Whether this process also runs the background jobs. */
  worker: 'inside' | 'none'
}

/** A service with the interface `POST /v1/audio/transcriptions`; `url` without that path. */
export type TranscriptionConfig = { url: string; apiKey: string | undefined; model: string }

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads settings from the environment. Throws a ConfigError whose message names each wrong variable, never its value. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
    throw new ConfigError(`Some settings cannot be used:\n${lines.join('\n')}`)
  }
  const e = parsed.data
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: path.resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    publicUrl: e.PUBLIC_URL?.replace(/\/+$/, ''),
    adminEmail: e.ADMIN_EMAIL?.toLowerCase(),
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    storageUrl: e.STORAGE_URL,
    storageLimits: { perPerson: e.STORAGE_PER_PERSON, total: e.STORAGE_TOTAL ?? PEOPLE * e.STORAGE_PER_PERSON },
    speech: e.SPEECH_URL ? { url: e.SPEECH_URL, apiKey: e.SPEECH_API_KEY, model: e.SPEECH_MODEL, voice: e.SPEECH_VOICE } : undefined,
    transcription: e.TRANSCRIPTION_URL
      ? { url: e.TRANSCRIPTION_URL, apiKey: e.TRANSCRIPTION_API_KEY, model: e.TRANSCRIPTION_MODEL }
      : undefined,
    images: imagesConfig(e),
    foodFacts: foodFactsConfig(e),
    pushHosts: list(e.PUSH_HOSTS),
    ai: aiConfig(e),
    registration: e.REGISTRATION,
    sessionDays: e.SESSION_DAYS,
    masterKey: masterKeyConfig(e),
    backup: backupConfig(e),
    owner: ownerConfig(e),
    analytics: analyticsConfig(e),
    trustProxy: HOPS.test(e.TRUST_PROXY) ? Number(e.TRUST_PROXY) || false : list(e.TRUST_PROXY),
    allowedHosts: list(e.ALLOWED_HOSTS).map((host) => host.toLowerCase()),
    nativeApp: e.NATIVE_APP === 'on',
    metricsToken: e.METRICS_TOKEN,
    logLevel: e.LOG_LEVEL,
    worker: e.WORKER,
  }
}
