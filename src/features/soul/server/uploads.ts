import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#platform/contract/errors.ts'
import type { HasConfig, HasStorage } from '#platform/server/app/app.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { isolatedTask, runIsolated } from '#platform/server/isolation/isolation.ts'
import { IsolationError } from '#platform/server/isolation/limits.ts'
import type { methods, ProbedAudio } from './probe-task.ts'
import { MAX_UPLOAD_BYTES } from '../contract.ts'
import { soulReasons } from '../reasons.en.ts'

/** Playable types as detected, their served content type, and their stored file extension. */
const KINDS: Record<string, { contentType: string; ending: string }> = {
  'audio/mpeg': { contentType: 'audio/mpeg', ending: 'mp3' },
  'audio/mp4': { contentType: 'audio/mp4', ending: 'm4a' },
  'audio/x-m4a': { contentType: 'audio/mp4', ending: 'm4a' },
  'video/mp4': { contentType: 'audio/mp4', ending: 'm4a' },
  'audio/ogg': { contentType: 'audio/ogg', ending: 'ogg' },
  'audio/ogg; codecs=opus': { contentType: 'audio/ogg', ending: 'ogg' },
  'audio/flac': { contentType: 'audio/flac', ending: 'flac' },
  'audio/x-flac': { contentType: 'audio/flac', ending: 'flac' },
}

const task = isolatedTask<typeof methods>(new URL('./probe-task.ts', import.meta.url), { stepMs: 60_000, totalMs: 120_000 })

const MIN_SECONDS = 1
const MAX_SECONDS = 6 * 3600

export type ReceivedAudio = { storageKey: string; contentType: string; bytes: number; duration: number }

/**
 * Receives an uploaded recording: counts its bytes, detects its type (the declared type is not trusted), measures its length, and
 * only then stores it. A refused file is deleted.
 */
export async function receiveAudio(app: HasConfig & HasStorage, content: Readable): Promise<ReceivedAudio> {
  const folder = path.join(app.config.dataDir, 'cache', 'uploads')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const id = uuidv7()
  const draft = path.join(folder, id)
  try {
    const bytes = await writeBounded(content, draft)
    const { mime, format } = await probe(draft, bytes)
    const kind = KINDS[mime ?? '']
    if (!kind) throw new AppError('unsupported', soulReasons.not_a_recording())
    const duration = lengthOf(format, kind.contentType)
    const storageKey = `soul/uploads/${id}.${kind.ending}`
    await app.storage.put(storageKey, createReadStream(draft))
    return { storageKey, contentType: kind.contentType, bytes, duration }
  } finally {
    await rm(draft, { force: true })
  }
}

async function writeBounded(content: Readable, file: string): Promise<number> {
  let bytes = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > MAX_UPLOAD_BYTES)
        done(new AppError('too_large', soulReasons.recording_too_large({ megabytes: MAX_UPLOAD_BYTES / 1024 ** 2 })))
      else done(null, chunk)
    },
  })
  await pipeline(content, counter, createWriteStream(file, { mode: 0o600 }))
  return bytes
}

/** Probes a recording in a child process of its own. */
async function probe(file: string, bytes: number): Promise<ProbedAudio> {
  const handle = await open(file)
  const range = async ({ start, end }: { start: number; end: number }) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(end - start), 0, end - start, start)
    return buffer.subarray(0, bytesRead)
  }
  try {
    return await runIsolated(task, 'probe', { bytes }, { host: { range } })
  } catch (error) {
    if (error instanceof IsolationError && error.reason !== 'stopped') throw refused()
    throw error
  } finally {
    await handle.close()
  }
}

const refused = () => new AppError('unsupported', soulReasons.recording_damaged())

function lengthOf(format: ProbedAudio['format'], contentType: string): number {
  // A film may also be MP4: a file without an audio track is refused.
  if (!format || (contentType === 'audio/mp4' && format.hasAudio === false)) throw refused()
  const seconds = format.duration
  if (seconds === null || !Number.isFinite(seconds) || seconds < MIN_SECONDS) throw refused()
  if (seconds > MAX_SECONDS) throw new AppError('unsupported', soulReasons.recording_too_long({ hours: MAX_SECONDS / 3600 }))
  return seconds
}
