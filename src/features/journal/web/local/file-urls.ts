import type { StoredRow, WaitingFile } from './local-db.ts'

/** Where attachments can be shown from: this device while it has their bytes, the server from then on. */
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
    // Not made yet (its record changes when it is), or never to be.
    if (record?.kind === 'attachment' && record.data?.state !== 'ready' && record.data?.kind === 'photo') return undefined
    return this.#addressOf(id, size)
  }

  /** What was given from this device is of no use afterwards. */
  revoke(): void {
    for (const url of this.#here.values()) URL.revokeObjectURL(url)
    this.#here.clear()
  }
}
