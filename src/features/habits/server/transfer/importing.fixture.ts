import type { DateOrder } from '#platform/contract/import-endpoints.ts'
import { IMPORT_PART_BYTES } from '#platform/contract/imports.ts'
import { strToU8, zipSync } from 'fflate'
import { expect } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { LivingPerson } from '#testing/life.ts'
import type { TestServer } from '#testing/test-server.ts'
import { getHabit, listHabits } from '../../contract.ts'
import {
  beginHabitImport,
  getHabitImport,
  putHabitImportPart,
  startHabitImport,
  undoHabitImport,
  type HabitImportDetail,
  type HabitImportReport,
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
  for (let index = 0; index * IMPORT_PART_BYTES < bytes.length; index++) {
    const body = new Uint8Array(bytes.subarray(index * IMPORT_PART_BYTES, (index + 1) * IMPORT_PART_BYTES))
    await me.call(putHabitImportPart, { params: { id, index }, body })
  }
  await server.app.jobs.idle(IMPORT_WORK)
  return me.call(getHabitImport, { params: { id } })
}

async function started(
  server: TestServer,
  me: Pick<LivingPerson, 'call'>,
  id: string,
  dateOrder: DateOrder | null,
): Promise<HabitImportDetail> {
  await me.call(startHabitImport, { params: { id }, body: { dateOrder } })
  await server.app.jobs.idle(IMPORT_WORK)
  return me.call(getHabitImport, { params: { id } })
}

/** Uploads, starts and waits until everything is in. */
export async function importInto(
  server: TestServer,
  me: Pick<LivingPerson, 'call'>,
  bytes: Uint8Array,
  name?: string,
  dateOrder: DateOrder | null = null,
): Promise<HabitImportDetail> {
  const { id, state, failure } = await upload(server, me, bytes, name)
  expect([state, failure]).toEqual(['ready', null])
  return started(server, me, id, dateOrder)
}

/** Looks at a file ('1'), or brings it in ('0'); throws with the word for why it cannot be read. */
export async function send(
  server: TestServer,
  me: Pick<LivingPerson, 'call'>,
  bytes: Uint8Array,
  dryRun: '0' | '1' = '0',
): Promise<HabitImportReport & Pick<HabitImportDetail, 'source' | 'id'>> {
  const head = Buffer.from(bytes.subarray(0, 6)).toString('latin1')
  const ending = head.startsWith('PK') ? 'zip' : head.startsWith('SQLite') ? 'db' : head.startsWith('{') ? 'json' : 'csv'
  const looked = await upload(server, me, bytes, `habits.${ending}`)
  if (looked.failure) throw new Error(`failed: ${looked.failure}`)
  const { report, source, id } = dryRun === '1' ? looked : await started(server, me, looked.id, null)
  return { ...report!, source, id }
}

export const zipOf = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

/** Every habit that is not put away, with its days. */
export async function habitsOf(me: Pick<LivingPerson, 'call'>) {
  const { habits } = await me.call(listHabits, { query: {} })
  const all = []
  for (const { habit } of habits) all.push(await me.call(getHabit, { params: { id: habit.id } }))
  return all
}

export async function undone(server: TestServer, me: Pick<LivingPerson, 'call'>, id: string): Promise<HabitImportDetail> {
  await me.call(undoHabitImport, { params: { id } })
  await server.app.jobs.idle(IMPORT_WORK)
  return me.call(getHabitImport, { params: { id } })
}
