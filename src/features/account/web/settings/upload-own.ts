import { v7 as uuidv7 } from 'uuid'
import { IMPORT_PART_BYTES } from '#platform/contract/imports.ts'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { beginOwnImport, putOwnImportPart, type OwnImport } from '../../contract-import.ts'

const TRIES = 4

/** Sends an export in parts and tells how far it is (0–1); one that stopped earlier goes on. Answers the import as it then stands. */
export async function uploadOwn(
  file: File,
  zone: string,
  begun: OwnImport | undefined,
  onProgress: (share: number) => void,
): Promise<OwnImport> {
  const isSame = begun?.state === 'uploading' && begun.name === file.name && begun.bytes === file.size
  const id = isSame ? begun.id : uuidv7()
  let now = await call(beginOwnImport, { body: { id, name: file.name, bytes: file.size, zone } })
  const there = new Set(now.received)
  const parts = Math.ceil(file.size / IMPORT_PART_BYTES)
  for (let index = 0; index < parts; index++) {
    onProgress(index / parts)
    if (there.has(index)) continue
    const body = file.slice(index * IMPORT_PART_BYTES, (index + 1) * IMPORT_PART_BYTES)
    now = await patiently(() => call(putOwnImportPart, { params: { id, index }, body }, { timeoutMs: 115_000 }))
  }
  return now
}

async function patiently<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof NetworkError) || attempt === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt))
    }
  }
}
