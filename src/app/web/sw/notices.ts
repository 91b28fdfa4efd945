/// <reference lib="webworker" />
import type { Notice } from '#platform/contract/reminders.ts'
import { sessionEnded } from './session-ended.ts'

const LATER = { en: 'Later', de: 'Später' }
const FAILED = {
  en: { title: 'Not yet', body: 'There was no connection. Touch to open the app.' },
  de: { title: 'Noch nicht', body: 'Es gab keine Verbindung. Antippen öffnet die App.' },
}
const langOf = (lang: string) => (lang.startsWith('de') ? 'de' : 'en')

type ShownNotice = Pick<Notice, 'deliveryId' | 'url' | 'lang'>

/** Shows notices from the server and performs their actions, without opening the app. */
export function answerNotices(self: ServiceWorkerGlobalScope): void {
  self.addEventListener('push', (event) => {
    const notice = event.data?.json() as Notice | undefined
    if (notice) event.waitUntil(show(notice))
  })

  async function show({ title, body, tag, lang, actions, url, deliveryId }: Notice): Promise<void> {
    const shown = deliveryId && actions.length < 2 ? [...actions, { id: 'snooze', label: LATER[langOf(lang)] }] : actions
    const options = {
      body,
      tag,
      lang,
      icon: '/icons/icon-192.png',
      badge: '/icons/icon-monochrome-512.png',
      data: { deliveryId, url, lang } satisfies ShownNotice,
      actions: shown.map(({ id, label }) => ({ action: id, title: label })),
    }
    await self.registration.showNotification(title, options as NotificationOptions)
  }

  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const stored = event.notification.data as ShownNotice
    event.waitUntil(event.action && stored.deliveryId ? act(stored, event.action) : open(stored.url))
  })

  async function act({ deliveryId, url, lang }: ShownNotice, action: string): Promise<void> {
    try {
      const response = await fetch(`/api/reminders/deliveries/${deliveryId}/act`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ action, at: new Date().toISOString() }),
        signal: AbortSignal.timeout(15_000),
      })
      if (response.status === 401) await sessionEnded(self)
      if (!response.ok && response.status !== 409) throw new Error(`answered ${response.status}`)
      for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage({ type: 'notice-acted', action })
    } catch {
      // A failed action is reported: the notice stays, with a way to do it by hand.
      const { title, body } = FAILED[langOf(lang)]
      await self.registration.showNotification(title, { body, lang, icon: '/icons/icon-192.png', data: { deliveryId: null, url, lang } })
    }
  }

  async function open(url: string): Promise<void> {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    for (const client of windows) {
      try {
        await client.focus()
        await client.navigate(url)
        return
      } catch {
        // A page that this worker does not control yet cannot be navigated.
      }
    }
    await self.clients.openWindow(url)
  }
}
