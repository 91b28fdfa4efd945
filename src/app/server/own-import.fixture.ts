import { zipSync, type Zippable } from 'fflate'
import type { OwnImport } from '#features/account/contract-import.ts'
import { exportAccount } from '#features/account/contract-export.ts'
import { importing } from '#testing/importing.ts'
import type { TestClient } from '#testing/test-client.ts'
import type { TestServer } from '#testing/test-server.ts'
import { unzip } from '#testing/unzip.ts'

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

const file = importing<OwnImport, object>('account', { name: 'fernwell.zip', choices: {} })

/** The state of an import, with the numbers of imported things and of those left by an undo. */
const counted = (one: OwnImport) => ({ ...one, imported: one.report?.imported ?? {}, retained: one.state === 'undone' ? one.entries : 0 })
const settled = (at: TestServer) => at.app.jobs.idle(['journal.photo'])

export const look = async (at: TestServer, person: TestClient, id: string) => counted(await file.look(at, person, id))

/** Uploads a zip and waits for its report. */
export const lookAt = async (at: TestServer, person: TestClient, zip: Uint8Array) => counted(await file.upload(at, person, zip))

/** Imports a zip, from the upload to the end. */
export async function importZip(at: TestServer, person: TestClient, zip: Uint8Array) {
  const done = counted(await file.bringIn(at, person, zip))
  await settled(at)
  return done
}

export async function undone(at: TestServer, person: TestClient, id: string) {
  const back = counted(await file.undone(at, person, id))
  await settled(at)
  return back
}
