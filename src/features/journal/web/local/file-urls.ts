import type { StoredRow, WaitingFile } from './local-db.ts'

/** Addresses of attachments: on this device while it has their bytes, afterwards on the server. */
export class FileUrls {
  #here = new Map<string, string>()
  #addressOf: (id: string, size: 'full' | 'thumb') => string

  constructor(addressOf: (id: string, size: 'full' | 'thumb') => string) {
    this.#addressOf = addressOf
  }

  of(id: string, size: 'full' | 'thumb', file: WaitingFile | undefined, row: StoredRow | undefined): string | undefined {
    const known = this.#here.get(id)
    if (known) return known
    if (file) {
      const url = URL.createObjectURL(file.blob)
      this.#here.set(id, url)
      return url
    }
    const record = row?.record
    // The picture is not processed yet (its record changes then), or has failed.
    if (record?.kind === 'attachment' && record.data?.state !== 'ready' && record.data?.kind === 'photo') return undefined
    return this.#addressOf(id, size)
  }

  /** Revokes all object URLs that this object created. */
  revoke(): void {
    for (const url of this.#here.values()) URL.revokeObjectURL(url)
    this.#here.clear()
  }
}
