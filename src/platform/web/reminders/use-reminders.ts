import { useQuery, useQueryClient } from '@tanstack/react-query'
import { EVERY_DAY, deleteReminder, listReminders, putReminder, type PlannedReminder } from '#platform/contract/reminders.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { perform } from '../offline/app-outbox.ts'
import { QUEUED } from '../offline/outbox.ts'
import { keyOf, queryOf } from '../query/query-of.ts'
import { useMessages } from '../i18n/messages.ts'
import { toast } from '../ui/toast-store.ts'
import { v7 as uuidv7 } from 'uuid'
import { reminderMessages } from './messages.ts'

export type Reminders = OutputOf<typeof listReminders>

/** Pending writes of all lists on the page: the answer to an earlier read would revert the displayed change. */
let unanswered = 0

export const remindersQuery = () => queryOf(listReminders)

/** The person's reminders, and their changes: shown at once, sent when there is a network, reverted when refused. */
export function useReminders() {
  const t = useMessages(reminderMessages)
  const client = useQueryClient()
  const key = keyOf(listReminders)
  const query = useQuery(remindersQuery())

  const show = (change: (all: PlannedReminder[]) => PlannedReminder[]) => {
    void client.cancelQueries({ queryKey: key }, { revert: false })
    client.setQueryData<Reminders>(key, (old) => old && { ...old, reminders: change(old.reminders) })
  }

  async function settle(work: Promise<unknown>): Promise<void> {
    unanswered++
    try {
      if ((await work) === QUEUED) return
    } catch (error) {
      toast({ title: t.failed, description: (error as Error).message, tone: 'destructive' })
    } finally {
      unanswered--
    }
    if (unanswered === 0) await client.invalidateQueries({ queryKey: key })
  }

  function put(reminder: PlannedReminder) {
    show((all) =>
      (all.some(({ id }) => id === reminder.id)
        ? all.map((one) => (one.id === reminder.id ? reminder : one))
        : [...all, reminder]
      ).toSorted((a, b) => a.minutes - b.minutes),
    )
    const { id, title, nextAt: _, ...body } = reminder
    return settle(perform(putReminder, { params: { id }, body }, { label: title, replaces: `reminder ${id}` }))
  }

  return {
    query,
    put,
    add: (owner: string, subject: string, title: string, minutes: number, weekdays = EVERY_DAY) =>
      put({ id: uuidv7(), owner, subject, title, minutes, weekdays, enabled: true, words: null, day: null, nextAt: null }),
    remove({ id, title }: PlannedReminder) {
      show((all) => all.filter((one) => one.id !== id))
      return settle(perform(deleteReminder, { params: { id } }, { label: title, replaces: `reminder ${id}` }))
    },
  }
}
