import { uuidv7 } from '#platform/server/core/ids.ts'
import type { LivingPerson } from '#testing/life.ts'
import type { TestServer } from '#testing/test-server.ts'
import * as api from '../../contract-transfer.ts'

export const IMPORT_WORK = ['personality.import']
type Me = Pick<LivingPerson, 'call'>

/** Uploads a file and waits for its report. */
export async function upload(server: TestServer, me: Me, content: string | Uint8Array, name: string): Promise<api.PersonalityImportDetail> {
  const id = uuidv7()
  const bytes = new Uint8Array(Buffer.from(content))
  await me.call(api.beginPersonalityImport, { body: { id, name, bytes: bytes.length, zone: 'Europe/Berlin' } })
  await me.call(api.putPersonalityImportPart, { params: { id, index: 0 }, body: bytes })
  await server.app.jobs.idle(IMPORT_WORK)
  return me.call(api.getPersonalityImport, { params: { id } })
}

/** Takes in what a report shows, and waits until it is in. */
export async function start(server: TestServer, me: Me, id: string, group = 'neutral'): Promise<api.PersonalityImportDetail> {
  await me.call(api.startPersonalityImport, { params: { id }, body: { group, language: 'en' } })
  await server.app.jobs.idle(IMPORT_WORK)
  return me.call(api.getPersonalityImport, { params: { id } })
}

export async function undone(server: TestServer, me: Me, id: string): Promise<api.PersonalityImportDetail> {
  await me.call(api.undoPersonalityImport, { params: { id } })
  await server.app.jobs.idle(IMPORT_WORK)
  return me.call(api.getPersonalityImport, { params: { id } })
}
