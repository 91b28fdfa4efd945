import { wallClock, type LocalDay } from '#platform/contract/dates.ts'
import type { ImportRun } from '#platform/server/imports/importer.ts'
import { readerOf, type Reading } from '#platform/server/imports/reading.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import type { CardioItem, methods } from './reader-task.ts'

const openSource = readerOf<CardioItem>(
  isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url), { stepMs: 60_000, totalMs: 15 * 60_000 }),
)

/** Opens the upload of an import in a child process. */
export async function openItems(run: ImportRun): Promise<Reading<CardioItem>> {
  const reading = await openSource(run)
  return { ...reading, items: () => withoutRepeatedMeans(reading.items(), run.row.words.zone) }
}

/** Drops the mean weight of a day with a previous reading, since it adds nothing. Days are in the person's time zone. */
async function* withoutRepeatedMeans(items: AsyncIterable<CardioItem>, zone: string): AsyncGenerator<CardioItem> {
  const weighed = new Set<LocalDay>()
  for await (const item of items) {
    if (item.what === 'figure' && item.figure.values.weight !== undefined) {
      const { at, day, zone: own } = item.figure
      if (at !== null) weighed.add(wallClock(new Date(at), own ?? zone).day)
      else if (day !== null && weighed.has(day)) continue
    }
    yield item
  }
}
