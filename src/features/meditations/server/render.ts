import { setInterval } from 'node:timers/promises'
import { z } from 'zod'
import { AppError } from '#platform/contract/errors.ts'
import { Id } from '#platform/contract/ids.ts'
import type { Reason } from '#platform/contract/reasons.ts'
import type { HasClock, HasConfig, HasDb, HasLog, HasStopping, HasStorage, HasVault } from '#platform/server/app/app.ts'
import type { TrackRecipe } from '#platform/server/audio/render/core/recipe.ts'
import { measureInWorker } from '#platform/server/audio/render/measure-in-worker.ts'
import { RenderError, startRender, trackBytes } from '#platform/server/audio/render/render.ts'
import { heardSeconds } from '#platform/server/audio/render/voice-track.ts'
import { userById } from '#platform/server/auth/users.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { Allowance } from '#platform/server/quota/quota.ts'
import { SpeechError } from '#platform/server/speech/speech-driver.ts'
import { putSealed } from '#platform/server/vault/chunks.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { parseScript } from '../core/script.ts'
import { checkScript, type CheckedScript, type Lengths, type Timeline, type TimelineEvent } from '../core/timeline.ts'
import { meditationReasons } from '../reasons.en.ts'
import { audioFolder, audioKey, foldersOf, sentencesFolder } from './files.ts'
import { id3 } from './id3.ts'
import { isMixed, recipeOf } from './recipe.ts'
import { meditationById, openMeditation, recordingsOf, sharedOf, updateRender, type RecordingRow, type Sealed } from './store.ts'
import { canSpeakOwn, openVoices, type Voices } from './voice.ts'

export const RENDERS: Allowance = { feature: 'meditations.renders', limit: 40, seconds: 3600, reason: meditationReasons.many_renders() }

type Rendering = z.infer<typeof Rendering>
const Rendering = z.object({ userId: Id, id: Id, renderId: Id })
export const renderJob: Job<Rendering> = { name: 'meditations-render', data: Rendering, retries: 2, timeout: 1800 }

type Services = HasClock & HasConfig & HasDb & HasLog & HasStopping & HasStorage & HasVault

/** Progress in per cent after speaking and after measuring. */
const [SPOKEN, MEASURED] = [45, 70]
const REPORT_MS = 400

/** The rendering was cancelled or replaced by a newer one: it reports nothing. */
class Superseded extends Error {
  override readonly name = 'Superseded'
}

/** Changes exactly when the sound would. Keyed with the person's key, because a plain hash of their script could be guessed. */
export function soundDigest(key: PersonKey, { script, voice, language }: Sealed, recordings: readonly RecordingRow[]): string {
  const numbers = new Set(parseScript(script).segments.flatMap((segment) => (segment.kind === 'recording' ? [segment.number] : [])))
  const used = recordings.filter(({ number }) => numbers.has(number)).map(({ version, number }) => `${number} ${version}`)
  return key
    .digest('meditation sound', JSON.stringify([1, script, voice, language, used]))
    .toString('hex')
    .slice(0, 32)
}

export const recordingLengths = (recordings: readonly RecordingRow[]): Required<Pick<Lengths, 'recording'>> => ({
  recording: (number) => recordings.find((one) => one.number === number)?.seconds,
})

/** Checks that a script can be rendered. Throws `conflict` with its first problem. */
export function soundScript(
  { script, voice, language }: Pick<Sealed, 'script' | 'voice' | 'language'>,
  recordings: readonly RecordingRow[],
): CheckedScript {
  const checked = checkScript(script, voice, recordingLengths(recordings))
  const [problem] = checked.problems
  if (problem) throw new AppError('conflict', meditationReasons.script_problem({ line: problem.line, column: problem.column }))
  if (checked.timeline.events.some(({ kind }) => kind === 'say') && !canSpeakOwn(language))
    throw new AppError('conflict', meditationReasons.no_voice())
  return checked
}

/** The timeline with the real durations of the voices. Speaks each sentence that is not cached. */
export async function spokenTimeline(
  { script, voice }: Pick<Sealed, 'script' | 'voice'>,
  checked: CheckedScript,
  voices: Voices,
  { recordings, signal, onSpoken }: { recordings: readonly RecordingRow[]; signal: AbortSignal; onSpoken?: (share: number) => void },
): Promise<Timeline> {
  const say = checked.timeline.events.filter((event) => event.kind === 'say')
  const seconds = new Map<string, number>()
  for (const [i, { text }] of say.entries()) {
    signal.throwIfAborted()
    if (!seconds.has(text)) seconds.set(text, heardSeconds(await voices.speak(text, { voice: voice === 'low' ? 'low' : 'soft', signal })))
    onSpoken?.((i + 1) / say.length)
  }
  return checkScript(script, voice, { ...recordingLengths(recordings), say: (text) => seconds.get(text) }).timeline
}

/** Start of each sentence of the script in the sound, in order. */
export const sentencesAt = (events: readonly TimelineEvent[]): number[] =>
  events.flatMap(({ kind, at }) => (kind === 'say' ? [Math.round(at * 100) / 100] : []))

export const hasSyntheticVoice = ({ events }: Timeline): boolean => events.some(({ kind }) => kind === 'say')

/** Progress in per cent of the whole rendering. */
type Report = (percent: number) => void

/**
 * Renders a meditation, reports progress, and deletes files that are no longer used. Checks at the beginning and then on a timer
 * whether the rendering is still current, because measuring a long sound reports no progress.
 */
export async function renderMeditation(app: Services, rendering: Rendering, jobSignal: AbortSignal): Promise<void> {
  const [ending, finished] = [new AbortController(), new AbortController()]
  const signal = AbortSignal.any([jobSignal, app.stopping, ending.signal])
  let percent = 0
  async function tell(): Promise<void> {
    if (!(await updateRender(app.db, rendering, { renderState: 'running', renderPercent: Math.floor(percent) }))) throw new Superseded()
  }
  async function tellByTime(): Promise<void> {
    for await (const _ of setInterval(REPORT_MS, undefined, { signal: finished.signal })) await tell()
  }
  let telling: Promise<void> | undefined
  try {
    await tell()
    telling = tellByTime().catch((error: unknown) => ending.abort(error))
    await make(app, rendering, signal, (now) => void (percent = now))
  } catch (error) {
    const cause: unknown = ending.signal.aborted ? ending.signal.reason : error
    if (cause instanceof Superseded) return
    // The process is shutting down: the queue retries.
    if (signal.aborted && !ending.signal.aborted) throw error
    const reason = reasonFor(cause)
    if (!(cause instanceof AppError)) app.log.warn({ err: cause }, 'rendering the audio of a meditation failed')
    await updateRender(app.db, rendering, { renderState: 'failed', renderReason: reason.id })
  } finally {
    finished.abort()
    await telling
    await clearDeleted(app, rendering)
  }
}

/** Deletes the files of a meditation that was deleted while it was rendered. */
async function clearDeleted(app: HasDb & HasStorage, { userId, id }: Rendering): Promise<void> {
  if (await meditationById(app.db, userId, id)) return
  for (const folder of foldersOf(userId, id)) await app.storage.deleteAll(folder)
}

function reasonFor(error: unknown): Reason {
  if (error instanceof AppError) return error.reason
  const isSpeech = error instanceof SpeechError || (error instanceof RenderError && error.message.startsWith('Speech'))
  return isSpeech ? meditationReasons.not_spoken() : meditationReasons.render_failed()
}

async function make(app: Services, rendering: Rendering, signal: AbortSignal, report: Report): Promise<void> {
  const { userId, id } = rendering
  const [key, row, recordings] = await Promise.all([
    app.vault.keyOf(userId),
    meditationById(app.db, userId, id),
    recordingsOf(app.db, userId, id),
  ])
  if (!row) throw new Superseded()
  const sealed = openMeditation(key, row)
  const digest = soundDigest(key, sealed, recordings)
  const checked = soundScript(sealed, recordings)
  const voices = openVoices(app, key, { userId, id, recordings })
  const onSpoken = (share: number) => report(share * SPOKEN)
  const timeline = await spokenTimeline(sealed, checked, voices, { recordings, signal, onSpoken })
  const versionOf = (number: number) => recordings.find((one) => one.number === number)?.version ?? ''
  const recipe = recipeOf(timeline, { seed: id, voice: sealed.voice, versionOf })
  const gainDb = recipe.gainDb ?? (await measuredGain(recipe, voices, signal, report))
  const version = uuidv7()
  const tags = await tagsOf(app, userId, sealed, hasSyntheticVoice(timeline))
  const sound = soundBytes({ ...recipe, gainDb }, tags, voices, signal, report)
  await putSealed(app.storage, key, audioKey(userId, id, version), sound)
  const isCurrent = await updateRender(app.db, rendering, {
    renderState: 'done',
    renderPercent: 100,
    audioVersion: version,
    audioDigest: digest,
    audioSeconds: recipe.durationSeconds,
    audioAt: sentencesAt(timeline.events),
    isMixed: isMixed(timeline),
  })
  if (!isCurrent) await app.storage.delete(audioKey(userId, id, version))
  else await clearAway(app, userId, id, voices.used)
}

async function measuredGain(recipe: TrackRecipe, voices: Voices, signal: AbortSignal, report: Report): Promise<number> {
  const lines = recipe.script?.lines.length ?? 0
  let asked = 0
  const speech: Pick<Voices, 'speak'> = {
    speak(line, request) {
      report(SPOKEN + (MEASURED - SPOKEN) * Math.min(1, ++asked / (lines * 2)))
      return voices.speak(line, request)
    },
  }
  const gain = await measureInWorker(recipe, { signal, speech })
  return Math.max(-40, Math.min(40, gain))
}

async function tagsOf(app: HasDb, userId: string, { title, language, copiedFrom }: Sealed, isSynthetic: boolean): Promise<Buffer> {
  const isGerman = language === 'de'
  const voice = isSynthetic ? (isGerman ? 'Gesprochen von einer künstlichen Stimme.' : 'Spoken by a synthetic voice.') : ''
  const origin = copiedFrom ? `${isGerman ? 'Nach' : 'After'} “${copiedFrom.title}”, ${copiedFrom.username}.` : ''
  return id3({
    title,
    artist: (await userById(app.db, userId))?.username ?? '',
    language: isGerman ? 'deu' : 'eng',
    comment: [voice, origin].filter(Boolean).join(' '),
    isSynthetic,
  })
}

async function* soundBytes(
  recipe: TrackRecipe,
  tags: Buffer,
  voices: Voices,
  signal: AbortSignal,
  report: Report,
): AsyncGenerator<Uint8Array> {
  yield tags
  const all = trackBytes(recipe)
  let made = 0
  for await (const bytes of startRender(recipe, { signal, speech: voices })) {
    made += bytes.length
    yield bytes
    report(MEASURED + (99 - MEASURED) * (made / all))
  }
}

/** Deletes sounds that neither the author nor other people can play any more. */
export async function clearSounds(app: HasDb & HasStorage, userId: string, id: string): Promise<void> {
  const row = await meditationById(app.db, userId, id)
  const shared = (await sharedOf(app.db, userId)).get(id)
  const heard = new Set([row?.audioVersion, shared?.audioVersion].flatMap((version) => (version ? [audioKey(userId, id, version)] : [])))
  for await (const stored of app.storage.list(`${audioFolder(userId, id)}/`)) if (!heard.has(stored)) await app.storage.delete(stored)
}

/** Deletes unused sounds, and cached sentences that are no longer in the script. */
async function clearAway(app: HasDb & HasStorage, userId: string, id: string, sentences: ReadonlySet<string>): Promise<void> {
  await clearSounds(app, userId, id)
  for await (const stored of app.storage.list(`${sentencesFolder(userId, id)}/`))
    if (!sentences.has(stored)) await app.storage.delete(stored)
}
