import { closeSync, openSync, readSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { count, modelName, serviceAddress, serviceKey } from './service-fields.ts'

/** Limits of a model's answer: its time, in milliseconds, and its length. */
export type AiLimits = {
  /** Until its answer begins (a server that loads its model first sends nothing till then). */
  answerMs: number
  /** Until the first word. */
  firstTextMs: number
  /** Between two pieces of an answer. */
  silenceMs: number
  /** The whole run. */
  totalMs: number
  /** Characters of an answer; further ones are dropped. */
  mostCharacters: number
  /** Bytes on the wire, thoughts and framing included. */
  mostBytes: number
  /** Runs at a time in one process, and of one person. */
  atOnce: number
  atOncePerPerson: number
}

/** The language model of this installation: a service at an address, or a file on this machine. */
export type AiConfig = {
  model:
    | { kind: 'openai' | 'anthropic'; url: string; apiKey: string | undefined; name: string }
    /** `runtime`: the module that runs it, see ai/local-runtime.ts; undefined: node-llama-cpp. */
    | { kind: 'file'; file: string; name: string; runtime?: string }
  /** Daily limits for one person (UTC days). */
  requestsPerDay: number
  tokensPerDay: number
  limits: AiLimits
}

/** The variables, for the schema of all settings. */
export const aiEnvironment = {
  AI_URL: serviceAddress('https://api.openai.com/v1 or http://localhost:11434/v1').optional(),
  AI_PROVIDER: z.enum(['openai', 'anthropic'], 'must be "openai" (also for everything compatible with it) or "anthropic"').optional(),
  AI_API_KEY: serviceKey.optional(),
  AI_MODEL: modelName.optional(),
  AI_MODEL_FILE: z.string().min(1).optional(),
  AI_REQUESTS_PER_DAY: count(1_000_000).default(100),
  AI_TOKENS_PER_DAY: count(2_000_000_000).default(300_000),
  AI_TIMEOUT_SECONDS: count(3600).default(300),
}

type Given = z.output<z.ZodObject<typeof aiEnvironment>>

/** Rules between the variables, for `superRefine`. Messages name variables, never values. */
export function checkAi(given: Given, context: z.RefinementCtx): void {
  const wrong = (variable: string, message: string) => context.addIssue({ code: 'custom', path: [variable], message })
  if (given.AI_MODEL_FILE) {
    for (const name of ['AI_URL', 'AI_PROVIDER', 'AI_API_KEY', 'AI_MODEL'] as const)
      if (given[name]) wrong(name, 'cannot be given together with AI_MODEL_FILE: choose a service or a file')
    const trouble = problemWith(given.AI_MODEL_FILE)
    if (trouble) wrong('AI_MODEL_FILE', trouble)
    return
  }
  if (!given.AI_URL) {
    for (const name of ['AI_PROVIDER', 'AI_API_KEY', 'AI_MODEL'] as const)
      if (given[name]) wrong(name, 'means nothing without AI_URL (the address of the service that has the model)')
    return
  }
  if (!given.AI_MODEL) wrong('AI_MODEL', 'must name the model to use at AI_URL')
  if (providerOf(given) === 'anthropic' && !given.AI_API_KEY) wrong('AI_API_KEY', 'must be given for a service of the anthropic kind')
}

/** The file is checked now, so that a wrong path is reported at the start and not to the first person who uses it. */
function problemWith(file: string): string | undefined {
  if (!/\.gguf$/i.test(file)) return 'must be the path of a .gguf file'
  try {
    if (!statSync(file).isFile()) return 'must be the path of a file'
    const magic = Buffer.alloc(4)
    const opened = openSync(file, 'r')
    try {
      readSync(opened, magic, 0, 4, 0)
    } finally {
      closeSync(opened)
    }
    return magic.toString('latin1') === 'GGUF' ? undefined : 'names a file that is no GGUF model'
  } catch (error) {
    return `names a file that cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`
  }
}

function providerOf(given: Given): 'openai' | 'anthropic' {
  if (given.AI_PROVIDER) return given.AI_PROVIDER
  return /(^|\.)anthropic\.com$/.test(new URL(given.AI_URL!).hostname) ? 'anthropic' : 'openai'
}

export function aiConfig(given: Given): AiConfig | undefined {
  const model = modelOf(given)
  if (!model) return undefined
  const totalMs = given.AI_TIMEOUT_SECONDS * 1000
  const atMost = (ms: number) => Math.min(ms, totalMs)
  const local = model.kind === 'file'
  return {
    model,
    requestsPerDay: given.AI_REQUESTS_PER_DAY,
    tokensPerDay: given.AI_TOKENS_PER_DAY,
    limits: {
      // A home server may first have to load gigabytes from a disk.
      answerMs: atMost(120_000),
      firstTextMs: atMost(180_000),
      silenceMs: atMost(60_000),
      totalMs,
      mostCharacters: 100_000,
      mostBytes: 8_000_000,
      // One model in memory writes one answer at a time.
      atOnce: local ? 1 : 8,
      atOncePerPerson: local ? 1 : 2,
    },
  }
}

function modelOf(given: Given): AiConfig['model'] | undefined {
  if (given.AI_MODEL_FILE) {
    const file = path.resolve(given.AI_MODEL_FILE)
    return { kind: 'file', file, name: path.basename(file).replace(/\.gguf$/i, '') }
  }
  if (!given.AI_URL || !given.AI_MODEL) return undefined
  const url = new URL(given.AI_URL)
  // Both kinds of service live under /v1 unless their address says otherwise.
  if (url.pathname === '/') url.pathname = '/v1'
  return { kind: providerOf(given), url: url.href.replace(/\/+$/, ''), apiKey: given.AI_API_KEY, name: given.AI_MODEL }
}
