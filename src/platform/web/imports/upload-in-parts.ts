import { v7 as uuidv7 } from 'uuid'
import { beginImport, putImportPart } from '#platform/contract/import-endpoints.ts'
import { IMPORT_PART_BYTES } from '#platform/contract/imports.ts'
import { NetworkError } from '../api/api-error.ts'
import { call } from '../api/call.ts'

const TRIES = 4

type PartsUpload = {
  /** The kind's id. */
  kind: string
  zone: string
  /** An interrupted upload: if it was of the same file, only the missing parts are sent. */
  started?: { id: string; name: string; bytes: number } | undefined
  signal: AbortSignal
  onBegin?: (started: { id: string; name: string; bytes: number }) => void
  /** 0 to 1. */
  onProgress?: (share: number) => void
}

/** Sends a file in parts. A lost part is sent again. Resolves with the import's id; rejects with the errors of the calls. */
export async function uploadInParts(file: File, { kind, zone, started, signal, onBegin, onProgress }: PartsUpload): Promise<string> {
  const id = started && started.name === file.name && started.bytes === file.size ? started.id : uuidv7()
  const about = { id, name: file.name, bytes: file.size }
  onBegin?.(about)
  const { received } = await call(beginImport, { body: { kind, ...about, zone } }, { signal })
  const there = new Set(received)
  const parts = Math.ceil(file.size / IMPORT_PART_BYTES)
  for (let index = 0; index < parts; index++) {
    onProgress?.(index / parts)
    if (there.has(index)) continue
    const body = file.slice(index * IMPORT_PART_BYTES, (index + 1) * IMPORT_PART_BYTES)
    await patiently(() => call(putImportPart, { params: { id, index }, body }, { signal, timeoutMs: 115_000 }), signal)
  }
  onProgress?.(1)
  return id
}

async function patiently<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof NetworkError) || attempt === TRIES || signal.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt))
    }
  }
}
