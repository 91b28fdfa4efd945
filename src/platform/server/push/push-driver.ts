import type { Vapid } from './vapid.ts'

export type Subscription = { endpoint: string; p256dh: string; auth: string }

/** gone: the browser ended the subscription; it will never work again. failed: not now. */
export type PushOutcome = 'delivered' | 'gone' | 'failed'

/** Hosts of the browsers' own push services. A subscription with another host could make us call any address that a client chooses. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
]

/** Whether notices may be sent to it. `allowed`: further trusted hosts (`push.example.org`, `127.0.0.1:9000`), http included. */
export function isPushService(endpoint: string, allowed: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  if (allowed.includes(url.host)) return url.protocol === 'https:' || url.protocol === 'http:'
  return url.protocol === 'https:' && url.port === '' && SERVICES.some((service) => service.test(url.hostname))
}

const TIMEOUT_MS = 10_000
/** After this time a notice is no longer useful. */
const TTL_SECONDS = 3600

/** Sends a notice, encrypted for that device alone (RFC 8291): the push service sees time, recipient and length, not the content. */
export async function sendPush(subscription: Subscription, payload: string, vapid: Vapid, topic: string): Promise<PushOutcome> {
  const { endpoint, p256dh, auth } = subscription
  // Loaded with the first notice: until then, its encryption code need not be in memory.
  const { default: webpush } = await import('web-push')
  const details = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: vapid,
    TTL: TTL_SECONDS,
    urgency: 'normal',
    topic,
  })
  try {
    const response = await fetch(details.endpoint, {
      method: details.method,
      headers: details.headers as Record<string, string>,
      body: new Uint8Array(details.body as Buffer),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (response.ok) return 'delivered'
    return response.status === 404 || response.status === 410 ? 'gone' : 'failed'
  } catch {
    return 'failed'
  }
}
