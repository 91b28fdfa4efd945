import { deleteReminder, putReminder, setReminderFeed } from '#platform/contract/reminders.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Life } from '#testing/life.ts'

/** Mood reminders, one of them already delivered; one that was removed; a calendar to subscribe to. */
export const life: Life = async ({ server, me }) => {
  const [id, removed, paused, deliveryId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()]
  const body = { owner: 'journal', subject: 'mood', minutes: 1243, weekdays: 85, enabled: true }
  await me.call(putReminder, { params: { id }, body })
  await me.call(putReminder, { params: { id: paused }, body: { ...body, minutes: 437, enabled: false } })
  await me.call(putReminder, { params: { id: removed }, body: { ...body, minutes: 1111 } })
  const own = uuidv7()
  const words = 'ring the mill about the flour'
  await me.call(putReminder, { params: { id: own }, body: { ...body, owner: 'reminders', subject: own, words, day: '2031-03-09' } })
  await me.call(deleteReminder, { params: { id: removed } })
  await me.call(setReminderFeed, { body: { on: true } })
  // A notice that went out: the clock of this test does not reach its hour.
  await server.app.database.pool.query(
    "insert into reminder_deliveries (user_id, reminder_id, local_day, id, due_at, attempt, state) values ($1, $2, '2026-05-04', $3, now(), 0, 'sent')",
    [me.user.id, id, deliveryId],
  )
  return {
    says: [id, paused, own, words, '2031-03-09', 1243, 437, 85],
    things: {
      'PUT /api/reminders/:id': { params: { id: paused }, body: { ...body, enabled: false }, strangerGets: 200 },
      'POST /api/reminders/deliveries/:id/act': { params: { id: deliveryId }, body: { action: 'snooze' } },
      'DELETE /api/reminders/:id': { params: { id: paused }, strangerGets: 200 },
    },
  }
}
