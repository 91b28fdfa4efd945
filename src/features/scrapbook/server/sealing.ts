import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { Records, Stamped } from '../core/merge.ts'
import { MAX_PAGE_BYTES } from '../contract.ts'

const bookContext = (id: string) => `scrapbook-book/${id}`
const pageContext = (id: string) => `scrapbook-page/${id}`

export const sealBook = (key: PersonKey, record: Stamped): Buffer => key.seal(bookContext(record.id), JSON.stringify(record))
export const openBook = (key: PersonKey, id: string, sealed: Buffer): Stamped =>
  JSON.parse(key.open(bookContext(id), sealed).toString()) as Stamped

const byId = (a: Stamped, b: Stamped) => (a.id < b.id ? -1 : 1)

/** The records of a page, always in the same order. */
export const listOf = (page: Records): Stamped[] => [...page.values()].sort(byId)

/** Stamps are repetitive: compression reduces a page to a sixth of its JSON. */
export function sealPage(key: PersonKey, id: string, json: string): Buffer {
  return key.seal(pageContext(id), deflateRawSync(json))
}

export function openPage(key: PersonKey, id: string, sealed: Buffer): Stamped[] {
  // Slightly above the largest stored page, so that no sealed data can exhaust the memory.
  const plain = inflateRawSync(key.open(pageContext(id), sealed), { maxOutputLength: MAX_PAGE_BYTES * 2 })
  return JSON.parse(plain.toString()) as Stamped[]
}

export const mapOf = (records: readonly Stamped[]): Records => new Map(records.map((record) => [record.id, record]))
