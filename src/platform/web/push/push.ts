import { listReminders, subscribePush, unsubscribePush } from '#platform/contract/reminders.ts'
import { call } from '../api/call.ts'
import { clearPush, storePush } from './push-marks.ts'

/** needs-install: an iPhone gives notices only to apps on its home screen. unsupported: this browser has none. blocked: refused in the browser's settings. */
export type PushState = 'on' | 'off' | 'blocked' | 'unsupported' | 'needs-install'

const isAppleTouch = () => /iPhone|iPad/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1)
const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** State of notifications on this device. */
export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return isAppleTouch() && !isInstalled() ? 'needs-install' : 'unsupported'
  }
  if (Notification.permission === 'denied') return 'blocked'
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) && Notification.permission === 'granted' ? 'on' : 'off'
}

function keyBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** Asks for permission (so call it from a press) and tells the server where to send. Returns how it stands then. */
export async function enablePush(publicKey: string, userId: string): Promise<PushState> {
  const before = await pushState()
  if (before === 'unsupported' || before === 'needs-install' || before === 'blocked') return before
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  await subscribeHere(publicKey)
  await storePush(userId)
  return 'on'
}

/**
 * Tells the server again where to send, without asking: for who had it on here and signs in again, or whose browser made itself
 * a new address. Never rejects: the next start tries again, and the settings show how it stands.
 */
export async function renewPush(userId: string): Promise<void> {
  try {
    if (Notification.permission !== 'granted') return
    const { push } = await call(listReminders)
    await subscribeHere(push.publicKey)
    await storePush(userId)
  } catch {
    // No network, or a push service that is away.
  }
}

async function subscribeHere(publicKey: string): Promise<void> {
  const registration = await navigator.serviceWorker.ready
  const applicationServerKey = keyBytes(publicKey)
  let subscription = await registration.pushManager.getSubscription()
  if (subscription && !hasKey(subscription, applicationServerKey)) {
    // Made for another installation, or before its keys were restored: that server could not use it.
    await subscription.unsubscribe()
    subscription = null
  }
  subscription ??= await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint, keys } = subscription.toJSON()
  await call(subscribePush, { body: { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } } })
}

function hasKey(subscription: PushSubscription, key: Uint8Array): boolean {
  const theirs = subscription.options.applicationServerKey
  return theirs !== null && new Uint8Array(theirs).every((byte, index) => byte === key[index])
}

async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

export async function disablePush(): Promise<void> {
  clearPush()
  await call(unsubscribePush)
  await unsubscribeHere()
}
