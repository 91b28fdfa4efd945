import { v7 as uuidv7 } from 'uuid'
import { IMPORT_PART_BYTES } from '#platform/contract/imports.ts'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { beginImport, IMPORT_ENDINGS, MAX_IMPORT_BYTES, putImportPart, type ImportSummary } from '../../contract/transfer.ts'

const TRIES = 4

/** What is wrong with a file before it is sent; the server looks at its content itself. */
export function problemOf(file: Pick<File, 'name' | 'size'>): 'tooLarge' | 'wrongEnding' | undefined {
  if (file.size > MAX_IMPORT_BYTES) return 'tooLarge'
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()
  return IMPORT_ENDINGS.some((known) => known === ending) ? undefined : 'wrongEnding'
}

/**
 * Sends a file in parts and tells how far it is (0–1). A part that is lost on the way is sent again; an upload that stopped
 * earlier (`begun`, of the same file) goes on with the parts that are missing. Answers the import's id.
 */
export async function uploadImport(
  file: File,
  {
    zone,
    begun,
    signal,
    onProgress,
  }: { zone: string; begun?: ImportSummary | undefined; signal: AbortSignal; onProgress: (share: number) => void },
): Promise<string> {
  const id = begun && begun.name === file.name && begun.bytes === file.size ? begun.id : uuidv7()
  const { received } = await call(beginImport, { body: { id, name: file.name, bytes: file.size, zone } }, { signal })
  const there = new Set(received)
  const parts = Math.ceil(file.size / IMPORT_PART_BYTES)
  for (let index = 0; index < parts; index++) {
    onProgress(index / parts)
    if (there.has(index)) continue
    const body = file.slice(index * IMPORT_PART_BYTES, (index + 1) * IMPORT_PART_BYTES)
    await patiently(() => call(putImportPart, { params: { id, index }, body }, { signal, timeoutMs: 115_000 }), signal)
  }
  onProgress(1)
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
