import { listReminders, type PlannedReminder } from '#platform/contract/reminders.ts'
import { call } from '../api/call.ts'
import { readSetting, writeSetting } from './device-settings.ts'

// In the native app, the phone itself shows reminders: without a network and without a push service.

/** iOS stores 64 notifications per app, and silently drops the rest. */
export const MOST_NOTICES = 60
const EVERY_DAY = 0b111_1111

export type Notice = {
  id: number
  title: string
  body: string
  schedule: ({ on: { weekday?: number; hour: number; minute: number } } | { at: Date }) & { allowWhileIdle: true }
}

/** A hash of 31 bits: FNV-1a (Fowler, Noll, Vo). */
function numberOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93)
  return hash & 0x7f_ff_ff_ff
}

/**
 * Notifications to schedule: a daily one for a reminder of every day, else a weekly one for each of its weekdays; or once, on its day.
 * The phone counts weekdays from Sunday, 1. If there are too many, those earliest in the day are scheduled.
 */
export function noticesOf(reminders: readonly PlannedReminder[]): Notice[] {
  return reminders
    .filter(({ enabled }) => enabled)
    .toSorted((a, b) => a.minutes - b.minutes)
    .flatMap(({ id, title, minutes, weekdays, day, nextAt }) => {
      if (day !== null)
        return nextAt === null
          ? []
          : [{ id: numberOf(`${id} once`), title, body: '', schedule: { at: new Date(nextAt), allowWhileIdle: true } as const }]
      const at = { hour: Math.floor(minutes / 60), minute: minutes % 60 }
      const notice = (weekday: number | undefined): Notice => ({
        id: numberOf(`${id} ${weekday ?? 'daily'}`),
        title,
        body: '',
        schedule: { on: weekday === undefined ? at : { weekday, ...at }, allowWhileIdle: true },
      })
      if (weekdays === EVERY_DAY) return [notice(undefined)]
      return Array.from({ length: 7 }, (_, bit) => bit)
        .filter((bit) => weekdays & (1 << bit))
        .map((bit) => notice(((bit + 1) % 7) + 1))
    })
    .slice(0, MOST_NOTICES)
}

/** Whether the person wants notices on this phone. */
export const areNoticesOn = (): boolean => readSetting('notices') === 'on'

const load = () => import('@capacitor/local-notifications')

/** Asks for permission, and schedules the reminders. False: the permission was denied. */
export async function turnNoticesOn(): Promise<boolean> {
  const { LocalNotifications } = await load()
  const { display } = await LocalNotifications.requestPermissions()
  if (display !== 'granted') return false
  writeSetting('notices', 'on')
  await scheduleNotices()
  return true
}

export async function turnNoticesOff(): Promise<void> {
  writeSetting('notices', undefined)
  await cancelNotices()
}

/** Calls to the phone run one after the other, so that a later cancel is not overtaken. */
let latest: Promise<void> = Promise.resolve()
function inTurn(tell: () => Promise<void>): Promise<void> {
  latest = latest.catch(() => {}).then(tell)
  return latest
}

/**
 * Replaces the scheduled notifications by the person's current reminders. Fetches them unless they are given; without a network, the
 * scheduled ones stay.
 */
export const scheduleNotices = (known?: readonly PlannedReminder[]): Promise<void> =>
  inTurn(async () => {
    if (!areNoticesOn()) return
    const notifications = noticesOf(known ?? (await call(listReminders)).reminders)
    await cancelPending()
    const { LocalNotifications } = await load()
    if (notifications.length > 0) await LocalNotifications.schedule({ notifications })
  })

/** Cancels all scheduled notifications; also called at sign-out. */
export const cancelNotices = (): Promise<void> => inTurn(cancelPending)

async function cancelPending(): Promise<void> {
  const { LocalNotifications } = await load()
  const { notifications } = await LocalNotifications.getPending()
  if (notifications.length > 0) await LocalNotifications.cancel({ notifications: notifications.map(({ id }) => ({ id })) })
}
