import type { HasConfig, HasDb, HasSecret } from '../app/app.ts'
import { sendPush, type PushOutcome } from './push-driver.ts'
import { deleteSubscription, subscriptionsOf } from './push-store.ts'
import { vapidFrom, type Vapid } from './vapid.ts'

/** The server's identity for push services, with a contact address for problems. */
export async function vapidOf(app: HasConfig & HasSecret): Promise<Vapid> {
  const { adminEmail, publicUrl } = app.config
  const subject = adminEmail ? `mailto:${adminEmail}` : publicUrl?.startsWith('https:') ? publicUrl : 'mailto:admin@localhost'
  return vapidFrom(await app.secret('vapid'), subject)
}

/**
 * Sends a notice to the person's devices, or to the one of a session. Subscriptions that browsers have ended are deleted.
 * Returns the number of reached devices.
 */
export async function pushTo(
  app: HasConfig & HasDb & HasSecret,
  userId: string,
  payload: object,
  topic: string,
  onlySession?: string,
): Promise<number> {
  const [devices, vapid] = await Promise.all([subscriptionsOf(app.db, userId), vapidOf(app)])
  const text = JSON.stringify(payload)
  const outcomes = await Promise.all(
    devices
      .filter(({ sessionId }) => onlySession === undefined || sessionId === onlySession)
      .map(async (device): Promise<PushOutcome> => {
        const outcome = await sendPush(device, text, vapid, topic)
        if (outcome === 'gone') await deleteSubscription(app.db, userId, device.sessionId)
        return outcome
      }),
  )
  return outcomes.filter((outcome) => outcome === 'delivered').length
}
