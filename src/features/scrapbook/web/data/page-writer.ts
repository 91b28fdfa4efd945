import type { QueryClient } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { QUEUED } from '#platform/web/offline/outbox.ts'
import { mergeRecords, type Records, type Stamped } from '../../core/merge.ts'
import { putScrapbookPage } from '../../contract.ts'
import { coreMessages } from '../core/messages.ts'
import { changes } from './changes.ts'

/** Most objects per parcel in the outbox: avoids both thousands of small requests and one large one that grows with each stroke. */
const MOST_IN_ONE = 40
const LETTERS_IN_ONE = 60_000

type Parcel = { change: string; records: Records; letters: number }

const emptyParcel = (): Parcel => ({ change: uuidv7(), records: new Map(), letters: 0 })

/** Writes changes of one page: each is stored on the device at once, and sent when there is a network. */
export class PageWriter {
  #id: string
  #client: QueryClient
  #parcel = emptyParcel()

  constructor(id: string, client: QueryClient) {
    this.#id = id
    this.#client = client
  }

  /** Resolves to whether the change is stored on the device or the server. */
  async write(records: readonly Stamped[]): Promise<boolean> {
    let holds = true
    for (let from = 0; from < records.length; from += MOST_IN_ONE) {
      const isStored = await this.#send(records.slice(from, from + MOST_IN_ONE))
      holds &&= isStored
    }
    return holds
  }

  async #send(records: readonly Stamped[]): Promise<boolean> {
    const parcel = this.#withRoom(records)
    const before = parcel.records
    parcel.records = mergeRecords(before, records)
    const sentRecords = parcel.records
    const input = { params: { id: this.#id }, body: { change: parcel.change, records: [...sentRecords.values()] } }
    const sent = await changes.send(this.#client, putScrapbookPage, input, messagesNow(coreMessages).waitingPage)
    // Once the server has the parcel, the next change begins a new one.
    if (sent?.answer !== QUEUED && this.#parcel === parcel && parcel.records === sentRecords) this.#parcel = emptyParcel()
    return sent !== undefined
  }

  #withRoom(records: readonly Stamped[]): Parcel {
    const letters = JSON.stringify(records).length
    const { size } = this.#parcel.records
    if (size > 0 && (size + records.length > MOST_IN_ONE || this.#parcel.letters + letters > LETTERS_IN_ONE)) this.#parcel = emptyParcel()
    this.#parcel.letters += letters
    return this.#parcel
  }
}
