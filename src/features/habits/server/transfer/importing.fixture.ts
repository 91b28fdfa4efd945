import { strToU8, zipSync } from 'fflate'
import { importing } from '#testing/importing.ts'
import type { LivingPerson } from '#testing/life.ts'
import type { TestServer } from '#testing/test-server.ts'
import { getHabit, listHabits } from '../../contract.ts'
import type { HabitImport, HabitImportChoices, HabitImportReport } from '../../contract-transfer.ts'

export const {
  upload,
  start,
  bringIn: importInto,
  undone,
} = importing<HabitImport, HabitImportChoices>('habits', {
  name: 'habits.zip',
  choices: { dateOrder: null },
})

/** Previews a file ('1') or imports it ('0'); throws the reason if it cannot be read. */
export async function send(
  server: TestServer,
  me: Pick<LivingPerson, 'call'>,
  bytes: Uint8Array,
  dryRun: '0' | '1' = '0',
): Promise<HabitImportReport & Pick<HabitImport, 'source' | 'id'>> {
  const head = Buffer.from(bytes.subarray(0, 6)).toString('latin1')
  const ending = head.startsWith('PK') ? 'zip' : head.startsWith('SQLite') ? 'db' : head.startsWith('{') ? 'json' : 'csv'
  const looked = await upload(server, me, bytes, `habits.${ending}`)
  if (looked.failure) throw new Error(`failed: ${looked.failure}`)
  const { report, source, id } = dryRun === '1' ? looked : await start(server, me, looked.id)
  return { ...report!, source, id }
}

export const zipOf = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

/** All habits that are not archived, with their days. */
export async function habitsOf(me: Pick<LivingPerson, 'call'>) {
  const { habits } = await me.call(listHabits, { query: {} })
  const all = []
  for (const { habit } of habits) all.push(await me.call(getHabit, { params: { id: habit.id } }))
  return all
}
