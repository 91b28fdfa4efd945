import { zipSync, type Zippable } from 'fflate'
import {
  beginOwnImport,
  getOwnImport,
  putOwnImportPart,
  startOwnImport,
  undoOwnImport,
  type OwnImport,
} from '#features/account/contract-import.ts'
import { exportAccount } from '#features/account/contract-export.ts'
import { IMPORT_PART_BYTES } from '#platform/contract/imports.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { TestClient } from '#testing/test-client.ts'
import type { TestServer } from '#testing/test-server.ts'
import { unzip } from '#testing/unzip.ts'

export const IMPORT_JOBS = ['account.import', 'journal.photo']

export async function exportOf(person: TestClient): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await person.call(exportAccount)).arrayBuffer())
}

/** The files of an export, to be changed and zipped again. */
export async function filesOf(person: TestClient): Promise<Map<string, Buffer>> {
  return unzip(Buffer.from(await exportOf(person)))
}

export function zipped(files: Iterable<readonly [string, Uint8Array | string]>): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {}
  for (const [name, content] of files) entries[name] = new Uint8Array(Buffer.from(content))
  return new Uint8Array(zipSync(entries, { level: 6 }))
}

/** Uploads a zip in parts and waits for what is said of it. */
export async function lookAt(at: TestServer, person: TestClient, zip: Uint8Array): Promise<OwnImport> {
  const id = uuidv7()
  await person.call(beginOwnImport, { body: { id, name: 'fernwell.zip', bytes: zip.length, zone: 'UTC' } })
  for (let index = 0; index * IMPORT_PART_BYTES < zip.length; index++) {
    const body = new Uint8Array(zip.subarray(index * IMPORT_PART_BYTES, (index + 1) * IMPORT_PART_BYTES))
    await person.call(putOwnImportPart, { params: { id, index }, body })
  }
  await at.app.jobs.idle(IMPORT_JOBS)
  return person.call(getOwnImport, { params: { id } })
}

/** Imports a zip, from the upload to the end. */
export async function importZip(at: TestServer, person: TestClient, zip: Uint8Array): Promise<OwnImport> {
  const { id, state, failure } = await lookAt(at, person, zip)
  if (state !== 'ready') throw new Error(`the import is ${state}: ${failure}`)
  await person.call(startOwnImport, { params: { id }, body: {} })
  await at.app.jobs.idle(IMPORT_JOBS)
  return person.call(getOwnImport, { params: { id } })
}

export async function undone(at: TestServer, person: TestClient, id: string): Promise<OwnImport> {
  await person.call(undoOwnImport, { params: { id } })
  await at.app.jobs.idle(IMPORT_JOBS)
  return person.call(getOwnImport, { params: { id } })
}
