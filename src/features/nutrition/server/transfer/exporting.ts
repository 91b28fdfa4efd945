import { EARLIEST_DAY, LATEST_DAY } from '#platform/contract/dates.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { diaryAsCsv } from '../diary-csv.ts'
import { diaryOf, exportedThings } from '../export-person.ts'
import { allItems, exportedDays } from '../store.ts'
import { OWN_FORMAT } from './own-json.ts'

/** The whole diary as text, in chunks. */
export async function* exportText(app: HasDb & HasVault, userId: string, format: 'csv' | 'json'): AsyncGenerator<string> {
  const { db } = app
  const key = await app.vault.keyOf(userId)
  if (format === 'csv') {
    yield* diaryAsCsv(allItems(db, key, userId, EARLIEST_DAY, LATEST_DAY))
    return
  }
  const days = (await exportedDays(db, userId)).flatMap(({ day, isComplete, at }) => (at === null ? [] : [{ day, isComplete, at }]))
  yield `{"format":"${OWN_FORMAT}","version":1,\n"things":${JSON.stringify(await exportedThings(db, key, userId))},\n"days":${JSON.stringify(days)},\n"items":[`
  let isFirst = true
  for await (const item of diaryOf(db, key, userId)) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(item)}`
    isFirst = false
  }
  yield '\n]}\n'
}
