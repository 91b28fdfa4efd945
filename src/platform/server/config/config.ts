import path from 'node:path'
import { z } from 'zod'
import { aiConfig, aiEnvironment, checkAi, type AiConfig } from './ai-config.ts'

const url = (protocols: string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `must be a URL like ${example}`)

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
    SPEECH_URL: url(['http:', 'https:'], 'http://localhost:8000').optional(),
    SPEECH_API_KEY: z.string().min(1).optional(),
    SPEECH_MODEL: z.string().min(1).optional(),
    SPEECH_VOICE: z.string().min(1).optional(),
    ...aiEnvironment,
    PUSH_HOSTS: z.string().optional(),
    TRUST_PROXY: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    WORKER: z.enum(['inside', 'none'], 'must be "inside" or "none"').default('inside'),
  })
  .superRefine(checkAi)

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
  /** Undefined: no language model. */
  ai: AiConfig | undefined
  speech: { url: string; apiKey: string | undefined; model: string | undefined; voice: string | undefined } | undefined
  /** Hosts of push services besides the browsers' own; `host:port`. */
  pushHosts: readonly string[]
  /** Believe X-Forwarded-* of the proxy in front. */
  trustProxy: boolean
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Whether this process also runs the background jobs. */
  worker: 'inside' | 'none'
}

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
    speech: e.SPEECH_URL ? { url: e.SPEECH_URL, apiKey: e.SPEECH_API_KEY, model: e.SPEECH_MODEL, voice: e.SPEECH_VOICE } : undefined,
    pushHosts: (e.PUSH_HOSTS ?? '').split(',').flatMap((host) => host.trim() || []),
    ai: aiConfig(e),
    trustProxy: e.TRUST_PROXY === '1',
    logLevel: e.LOG_LEVEL,
    worker: e.WORKER,
  }
}
