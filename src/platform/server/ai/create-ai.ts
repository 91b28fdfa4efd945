import { AppError, invalid, notFound } from '#platform/contract/errors.ts'
import { aiReasons, modelReasons } from '#platform/contract/reasons.en.ts'
import type { Config } from '../config/config.ts'
import type { Clock } from '../core/clock.ts'
import type { Broadcast } from '../db/broadcast.ts'
import type { Db } from '../db/db.ts'
import type { Log } from '../log/log.ts'
import type { AiConfig } from '../config/ai-config.ts'
import { uuidv7 } from '../core/ids.ts'
import type { Ai, AiConsent, AiDescription, AiOutcome, AiRequest, AiRun, AiTools } from './ai.ts'
import { allowanceOf, reserve } from './allowance.ts'
import { deleteConsent, findConsent, saveConsent, listConsents, type ConsentRow } from './consent-store.ts'
import { llamaIsInstalled, localDriver } from './local-driver.ts'
import { LLAMA_INSTALL } from './local-runtime.ts'
import { picturesIn, type ModelDriver } from './model-driver.ts'
import { remoteDriver } from './remote-driver.ts'
import { findRuns, deleteRun, insertRun } from './run-store.ts'
import { startRun, toAppError, type LiveRun, type RunEnd } from './run.ts'
import { estimateTokens } from './tokens.ts'
import { mostTokens, withTools } from './with-tools.ts'
import { jsonFile } from '../export/export-file.ts'

const ABOUT_CONSENTS = {
  en: 'what you agreed to send to a language model: for what, where to, and since when',
  de: 'was du einem Sprachmodell zu schicken erlaubt hast: wofür, wohin und seit wann',
}

const STOP_TOPIC = 'ai-stop'
const MAX_MESSAGES = 200
const MAX_INPUT_BYTES = 1_000_000
const MAX_OUTPUT_TOKENS = 8192
const MAX_PICTURES = 4
const MAX_PICTURE_BYTES = 2_000_000

type Dependencies = {
  config: Config
  log: Log
  clock: Clock
  db: Db
  broadcast: Broadcast
  /** Aborted when the process is asked to stop. */
  stopping: AbortSignal
}

/** The language model of this installation. Cheap: SDKs and model are loaded by the first run. */
export function createAi(dependencies: Dependencies): Ai {
  const { log, clock, db, broadcast, stopping } = dependencies
  const config = usable(dependencies.config.ai, log)
  const described = config ? describe(config) : null
  // The local runtime has its own function-calling interface, which was not tried (ADR 57).
  const takesTools = config !== undefined && config.model.kind !== 'file'
  // Nor were pictures tried there: they need a second file beside the model's.
  const takesPictures = takesTools
  let driver: ModelDriver | undefined
  const live = new Map<string, { userId: string; purpose: string; run: LiveRun }>()
  const settling = new Set<Promise<AiOutcome>>()
  /** Number of runs by person, those in preparation included. */
  const runningByPerson = new Map<string, number>()

  broadcast.subscribe(STOP_TOPIC, (payload) => {
    const [userId, id = ''] = payload.split(' ')
    const found = live.get(id)
    if (found && found.userId === userId) found.run.stop()
  })

  function stopAll(): void {
    for (const { run } of live.values()) run.stop('closing')
  }
  stopping.addEventListener('abort', stopAll, { once: true })

  function reserveSlot(userId: string, { atOnce, atOncePerPerson }: AiConfig['limits']): () => void {
    const own = runningByPerson.get(userId) ?? 0
    if (own >= atOncePerPerson) throw new AppError('conflict', aiReasons.writing())
    const all = [...runningByPerson.values()].reduce((sum, one) => sum + one, 0)
    if (all >= atOnce) throw new AppError('unavailable', aiReasons.others())
    runningByPerson.set(userId, own + 1)
    return () => {
      const left = (runningByPerson.get(userId) ?? 1) - 1
      if (left > 0) runningByPerson.set(userId, left)
      else runningByPerson.delete(userId)
    }
  }

  /** An answer with tools may cost several times one without: a person whose day has only room for the latter gets the latter. */
  async function reserveFor(request: AiRequest, limits: AiConfig, tools: AiTools | undefined) {
    const { userId, maxOutputTokens } = request
    const input = estimateTokens(request)
    if (tools) {
      try {
        return { reservation: await reserve(db, clock, userId, limits, mostTokens(input, tools, maxOutputTokens)), tools }
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'limit') throw error
      }
    }
    return { reservation: await reserve(db, clock, userId, limits, input + maxOutputTokens), tools: undefined }
  }

  async function assertConsent(userId: string, purpose: string, { destination }: AiDescription): Promise<void> {
    const given = await findConsent(db, userId, purpose)
    if (!given) throw new AppError('forbidden', aiReasons.no_consent())
    if (given.destination !== destination) throw new AppError('forbidden', aiReasons.other_consent())
  }

  async function stream(request: AiRequest): Promise<AiRun> {
    if (!config || !described) throw new AppError('conflict', aiReasons.none())
    check(request)
    if (!takesPictures && picturesIn(request.messages).length > 0) throw new AppError('conflict', modelReasons.blind())
    const { userId, purpose, signal } = request
    await assertConsent(userId, purpose, described)
    if (stopping.aborted) throw new AppError('unavailable', modelReasons.closing())
    const leavePlace = reserveSlot(userId, config.limits)
    const id = uuidv7()
    const wanted = takesTools && request.tools && request.tools.all.length > 0 ? request.tools : undefined
    let reservation
    let tools: AiTools | undefined
    try {
      ;({ reservation, tools } = await reserveFor(request, config, wanted))
      const now = clock.now()
      const longest = 2 * config.limits.totalMs + 60_000
      await insertRun(db, userId, { id, purpose, startedAt: now }, new Date(now.getTime() - longest))
      // A consent withdrawn from here on finds the run and stops it; this second check sees an earlier withdrawal.
      await assertConsent(userId, purpose, described)
    } catch (error) {
      leavePlace()
      await reservation?.settle(undefined)
      if (reservation) await deleteRun(db, userId, id)
      throw error
    }
    driver ??= openDriver(config, log)
    const { system, messages, maxOutputTokens } = request
    const tooled = tools && withTools(driver, tools)
    const run = startRun(tooled?.driver ?? driver, { system, messages, maxOutputTokens }, config.limits, tooled?.inputTokens)
    live.set(id, { userId, purpose, run })
    // The process or the caller may have stopped since the first check.
    if (stopping.aborted) run.stop('closing')
    if (signal?.aborted) run.stop()
    const onAbort = () => run.stop()
    signal?.addEventListener('abort', onAbort, { once: true })

    const startedAt = performance.now()
    const account = async (): Promise<AiOutcome> => {
      const end = await run.end
      signal?.removeEventListener('abort', onAbort)
      live.delete(id)
      leavePlace()
      report(purpose, end, performance.now() - startedAt)
      const { inputTokens, outputTokens } = end.usage
      // A call that failed before its first token is not charged to the person's allowance.
      const used = end.finish === 'failed' && end.text === '' ? undefined : inputTokens + outputTokens
      const stored = await Promise.allSettled([reservation.settle(used), deleteRun(db, userId, id)])
      for (const one of stored)
        if (one.status === 'rejected') log.warn({ err: one.reason as unknown }, 'the usage of a model run could not be recorded')
      const { error, ...rest } = end
      const withoutTools = wanted && !tools ? 'spent' : tooled?.without()
      return { ...rest, ...(error && { error: toAppError(error) }), ...(withoutTools && { withoutTools }) }
    }
    const outcome = account()
    settling.add(outcome)
    void outcome.finally(() => settling.delete(outcome))
    return { id, outcome, stop: () => run.stop(), [Symbol.asyncIterator]: () => readAndStop(run) }
  }

  /** Logs numbers and kinds only: no question, no answer, no person. */
  function report(purpose: string, { finish, usage, error }: RunEnd, ms: number): void {
    const facts = { purpose, finish, ms: Math.round(ms), ...usage }
    if (error) log.warn({ ...facts, trouble: error.trouble, ...(error.status ? { status: error.status } : {}) }, 'a language model failed')
    else log.debug(facts, 'a language model answered')
  }

  async function stopEverywhere(userId: string, ids: string[]): Promise<void> {
    for (const id of ids) {
      const here = live.get(id)
      if (here?.userId === userId) here.run.stop()
      else await broadcast.publish(STOP_TOPIC, `${userId} ${id}`)
    }
  }

  const toConsent = ({ at, ...row }: ConsentRow): AiConsent => ({
    ...row,
    at: at.toISOString(),
    current: row.destination === described?.destination,
  })
  const consentsOf = async (userId: string) => (await listConsents(db, userId)).map(toConsent)

  return {
    describe: () => described && { ...described },
    takesTools: () => takesTools,
    takesPictures: () => takesPictures,
    stream,
    async stop(userId, runId) {
      const ids = isUuid(runId) ? await findRuns(db, userId, { id: runId }) : []
      if (ids.length === 0) throw notFound(aiReasons.answer_not_here())
      await stopEverywhere(userId, ids)
    },
    async consentOf(userId, purpose) {
      const row = await findConsent(db, userId, purpose)
      return row ? toConsent(row) : null
    },
    consentsOf,
    async giveConsent(userId, purpose, shown) {
      assertPurpose(purpose)
      if (!described) throw new AppError('conflict', aiReasons.none())
      const { destination, model } = described
      if (shown.destination !== destination || shown.model !== model) throw new AppError('conflict', aiReasons.other_model())
      return toConsent(await saveConsent(db, userId, { purpose, destination, model, at: clock.now() }))
    },
    async withdrawConsent(userId, purpose) {
      await deleteConsent(db, userId, purpose)
      await stopEverywhere(userId, await findRuns(db, userId, { purpose }))
    },
    allowanceOf: async (userId) => (config ? allowanceOf(db, clock, userId, config) : null),
    async *exportUser(userId) {
      const consents = await consentsOf(userId)
      if (consents.length > 0) yield jsonFile('language-model-consents.json', ABOUT_CONSENTS, consents)
    },
    async close() {
      stopAll()
      await Promise.all(settling)
      await driver?.close()
    },
  }
}

async function* readAndStop(run: LiveRun): AsyncGenerator<string> {
  try {
    yield* run.read()
  } finally {
    run.stop()
  }
}

function describe({ model }: AiConfig): AiDescription {
  return model.kind === 'file'
    ? { model: model.name, destination: 'this machine', local: true }
    : { model: model.name, destination: new URL(model.url).host, local: false }
}

function openDriver({ model, limits }: AiConfig, log: Log): ModelDriver {
  return model.kind === 'file' ? localDriver(model, log) : remoteDriver(model, limits)
}

/** A configured model that cannot run here counts as none, so that everything else works; the log names the remedy. */
function usable(config: AiConfig | undefined, log: Log): AiConfig | undefined {
  if (config?.model.kind !== 'file' || config.model.runtime !== undefined || llamaIsInstalled()) return config
  log.error(
    `AI_MODEL_FILE needs a package that is not installed: run "${LLAMA_INSTALL}" in Fernwell's folder and start again. Until then there is no language model.`,
  )
  return undefined
}

function check({ purpose, system, messages, maxOutputTokens, tools }: AiRequest): void {
  assertPurpose(purpose)
  if (!Number.isInteger(maxOutputTokens) || maxOutputTokens < 1 || maxOutputTokens > MAX_OUTPUT_TOKENS)
    throw new RangeError(`maxOutputTokens must be 1 to ${MAX_OUTPUT_TOKENS}`)
  if (messages.length === 0 || messages.at(-1)!.role !== 'user') throw new RangeError('the last message must be the person’s')
  if (messages.length > MAX_MESSAGES) throw invalid('messages', aiReasons.conversation_too_long())
  const bytes = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), Buffer.byteLength(system))
  if (bytes > MAX_INPUT_BYTES) throw invalid('messages', aiReasons.text_too_long())
  const pictures = picturesIn(messages)
  if (pictures.length > MAX_PICTURES || pictures.some((one) => one.bytes.length > MAX_PICTURE_BYTES))
    throw new RangeError(`at most ${MAX_PICTURES} pictures of ${MAX_PICTURE_BYTES} bytes`)
  if (pictures.length > 0 && (tools || messages.some(({ role, pictures: own }) => role !== 'user' && own)))
    throw new RangeError('pictures are allowed in user messages only, and not together with tools')
}

function assertPurpose(purpose: string): void {
  if (!/^[a-z][a-z0-9.-]{0,59}$/.test(purpose)) throw invalid('purpose', aiReasons.purpose())
}

function isUuid(value: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
}
