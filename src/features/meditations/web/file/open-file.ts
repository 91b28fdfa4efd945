import { CATEGORIES, LANGUAGES } from '../../core/categories.ts'
import { RECORDING_BYTES, RECORDINGS_MOST, SCRIPT_LETTERS } from '../../core/limits.ts'
import { VOICES } from '../../core/timeline.ts'
import type { CopiedFrom, MeditationWords } from '../../contract.ts'

// File format of a meditation: JSON that any program can read, with recordings as WAV in base64.

export const FORMAT = 'fernwell-meditation'
const VERSION = 1
/** Limit of a file's size: more than the longest possible recordings need. */
export const FILE_BYTES = 100 * 1024 * 1024

export type FileContent = {
  words: MeditationWords
  copiedFrom: CopiedFrom | null
  recordings: { number: number; wav: Uint8Array<ArrayBuffer> }[]
}

export type FileProblem = 'unreadable' | 'newer' | 'tooLarge' | 'wrong'

/** Why a file is refused. */
export class FileError extends Error {
  readonly problem: FileProblem
  constructor(problem: FileProblem) {
    super(`a file of a meditation cannot be taken: ${problem}`)
    this.name = 'FileError'
    this.problem = problem
  }
}

export async function toFile({ words, copiedFrom, recordings }: FileContent, madeBy: string): Promise<Blob> {
  const encoded = await Promise.all(recordings.map(async ({ number, wav }) => ({ number, type: 'audio/wav', base64: await toBase64(wav) })))
  const { title, description, language, voice, categories, tags, script } = words
  const content = {
    format: FORMAT,
    version: VERSION,
    madeBy,
    copiedFrom,
    title,
    description,
    language,
    voice,
    categories,
    tags,
    script,
    recordings: encoded,
  }
  return new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })
}

/** Parses such a file and ignores unknown fields. Throws FileError. */
export async function fromFile(file: Blob): Promise<FileContent> {
  if (file.size > FILE_BYTES) throw new FileError('tooLarge')
  const value = parsed(await file.text())
  if (value.format !== FORMAT) throw new FileError('unreadable')
  if (typeof value.version !== 'number' || value.version > VERSION) throw new FileError('newer')
  const categories = listOf(value.categories, 20).filter((one) => CATEGORIES.some((known) => known === one))
  return {
    words: {
      title: textOf(value.title, 80).trim() || wrong(),
      description: textOf(value.description ?? '', 500),
      script: textOf(value.script, SCRIPT_LETTERS),
      language: LANGUAGES.find((one) => one === value.language) ?? wrong(),
      voice: VOICES.find((one) => one === value.voice) ?? wrong(),
      categories: categories.slice(0, 4) as MeditationWords['categories'],
      tags: listOf(value.tags, 20)
        .map((tag) => tag.trim().slice(0, 24))
        .filter(Boolean)
        .slice(0, 8),
    },
    copiedFrom: originOf(value.madeBy, value.title),
    recordings: await recordingsOf(value.recordings),
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // Not JSON: reported as unreadable below.
  }
  throw new FileError('unreadable')
}

function wrong(): never {
  throw new FileError('wrong')
}

function textOf(value: unknown, most: number): string {
  return typeof value === 'string' && value.length <= most ? value : wrong()
}

function listOf(value: unknown, most: number): string[] {
  if (value === undefined) return []
  return Array.isArray(value) && value.length <= most && value.every((one) => typeof one === 'string') ? value : wrong()
}

function originOf(madeBy: unknown, title: unknown): CopiedFrom | null {
  return typeof madeBy === 'string' && typeof title === 'string' ? { username: madeBy.slice(0, 80), title: title.slice(0, 80) } : null
}

async function recordingsOf(value: unknown): Promise<FileContent['recordings']> {
  if (value === undefined) return []
  if (!Array.isArray(value) || value.length > RECORDINGS_MOST) return wrong()
  return Promise.all(
    value.map(async (one: unknown) => {
      const { number, base64 } = (one ?? {}) as { number?: unknown; base64?: unknown }
      if (typeof number !== 'number' || !Number.isInteger(number) || number < 1 || number > RECORDINGS_MOST) return wrong()
      return { number, wav: await fromBase64(textOf(base64, RECORDING_BYTES * 1.4)) }
    }),
  )
}

function toBase64(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve((reader.result as string).split(',')[1] ?? '')
    reader.onerror = () => reject(new Error('The recording could not be read.'))
    reader.readAsDataURL(new Blob([bytes]))
  })
}

async function fromBase64(text: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!/^[A-Za-z0-9+/=\s]*$/.test(text)) return wrong()
  try {
    const binary = atob(text)
    const bytes = new Uint8Array(binary.length)
    for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i)
    return bytes
  } catch {
    return wrong()
  }
}
