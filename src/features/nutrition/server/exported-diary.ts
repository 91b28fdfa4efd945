import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { Id } from '#platform/contract/ids.ts'
import { DiaryItem } from '../contract/diary.ts'
import { Thing } from '../contract/things.ts'

/** The diary in an export. The child process of an import reads these without the database. */

export const ExportedItem = DiaryItem.extend({ at: Instant })
export type ExportedItem = z.infer<typeof ExportedItem>
export const ExportedThing = z.object({ id: Id, at: Instant, thing: Thing })
export type ExportedThing = z.infer<typeof ExportedThing>
export const ExportedDay = z.object({
  day: LocalDay,
  isComplete: z.boolean(),
  /** When the person last marked the day; null: never. */
  at: Instant.nullable(),
  actTimes: z.int().min(0).max(1_000_000),
  isAct: z.boolean(),
})
export type ExportedDay = z.infer<typeof ExportedDay>
