import { expect } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { LivingPerson } from '#testing/life.ts'
import type { TestServer } from '#testing/test-server.ts'
import {
  beginHabitImport,
  getHabitImport,
  putHabitImportPart,
  startHabitImport,
  undoHabitImport,
  type DateOrder,
  type HabitImportDetail,
} from '../../contract-transfer.ts'

export const IMPORT_WORK = ['habits.import']

/** Uploads a file and waits for its report. */
export async function upload(
  server: TestServer,
  me: Pick<LivingPerson, 'call'>,
  bytes: Uint8Array,
  name = 'habits.zip',
): Promise<HabitImportDetail> {
  const id = uuidv7()
  await me.call(beginHabitImport, { body: { id, name, bytes: bytes.length, zone: 'Europe/Berlin' } })
  await me.call(putHabitImportPart, { params: { id, index: 0 }, body: new Uint8Array(bytes) })
  await server.app.jobs.idle(IMPORT_WORK)
  return me.call(getHabitImport, { params: { id } })
}

/** Uploads, starts and waits until everything is in. */
export async function bringIn(
  server: TestServer,
  me: Pick<LivingPerson, 'call'>,
  bytes: Uint8Array,
  name?: string,
  dateOrder: DateOrder | null = null,
): Promise<HabitImportDetail> {
  const { id, state, failure } = await upload(server, me, bytes, name)
  expect([state, failure]).toEqual(['ready', null])
  await me.call(startHabitImport, { params: { id }, body: { dateOrder } })
  await server.app.jobs.idle(IMPORT_WORK)
  return me.call(getHabitImport, { params: { id } })
}

export async function undone(server: TestServer, me: Pick<LivingPerson, 'call'>, id: string): Promise<HabitImportDetail> {
  await me.call(undoHabitImport, { params: { id } })
  await server.app.jobs.idle(IMPORT_WORK)
  return me.call(getHabitImport, { params: { id } })
}
