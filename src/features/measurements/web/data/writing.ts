import type { QueryClient } from '@tanstack/react-query'
import { formatNow } from '#platform/web/i18n/format.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { deleteMeasurement, putBodyProfile, putMeasurement, type Entry, type EntryFields, type ProfileChange } from '../../contract.ts'
import { coreMessages } from '../core/messages.ts'
import { changes } from './measurements.ts'

/** What waits is named by its day: the list of what waits shows no figure. */
const label = (day: string) => messagesNow(coreMessages).waiting(formatNow().localDay(day, 'short'))

/** Keeps or changes an entry and says nothing. */
export const write = (client: QueryClient, { id, ...body }: Entry): Promise<boolean> =>
  changes.perform(client, putMeasurement, { params: { id }, body }, label(body.day))

/** Takes an entry away and says nothing. */
export const remove = (client: QueryClient, { id, day }: Entry): Promise<boolean> =>
  changes.perform(client, deleteMeasurement, { params: { id } }, label(day))

/** Keeps a new entry and offers to take it back. `said`: what was kept, in words. */
export function keepEntry(client: QueryClient, id: string, fields: EntryFields, stated: string): Promise<boolean> {
  const entry = { id, ...fields }
  return changes.withUndo(
    stated,
    () => write(client, entry),
    () => remove(client, entry),
  )
}

/** Changes an entry and offers to have it as it was. */
export const changeEntry = (client: QueryClient, before: Entry, fields: EntryFields): Promise<boolean> =>
  changes.withUndo(
    messagesNow(coreMessages).changed,
    () => write(client, { id: before.id, ...fields }),
    () => write(client, before),
  )

export const removeEntry = (client: QueryClient, entry: Entry): Promise<boolean> =>
  changes.withUndo(
    messagesNow(coreMessages).removed,
    () => remove(client, entry),
    () => write(client, entry),
    'plain',
  )

export const changeProfile = (client: QueryClient, change: ProfileChange): Promise<boolean> =>
  changes.perform(client, putBodyProfile, { body: change }, messagesNow(coreMessages).waitingProfile)
