export const OVERLAY_MS = 2000
export const NOTICE_MS = 3000
const LOOK_EVERY_MS = 3_600_000

type Show = { overlay(visible: boolean): void; notice(): void }

/**
 * The notices about a new version: 'Updating app...' from the moment it installs, hidden after 2000 ms; then, once
 * the new version is active, 'App Updated'. A first installation shows nothing: there is nothing to update.
 */
export function followUpdate(worker: Pick<ServiceWorker, 'state' | 'addEventListener'>, show: Show): void {
  let hidden = false
  let active = false
  let isNotified = false
  const notify = () => {
    if (!hidden || !active || isNotified) return
    isNotified = true
    show.notice()
  }
  show.overlay(true)
  setTimeout(() => {
    hidden = true
    show.overlay(false)
    notify()
  }, OVERLAY_MS)
  const look = () => {
    active ||= worker.state === 'activated'
    notify()
  }
  worker.addEventListener('statechange', look)
  look()
}

/**
 * Registers the service worker and follows its updates; checks for a new version when the page becomes visible again. `before` is the
 * service worker that was in control when the page started: the version that an update replaces.
 */
export async function keepUpToDate(container: ServiceWorkerContainer, before: ServiceWorker | null, show: Show): Promise<void> {
  let current = before
  const followed = new WeakSet<object>()
  const follow = (worker: ServiceWorker | null) => {
    if (!current || !worker || worker === current || followed.has(worker)) return
    followed.add(worker)
    followUpdate(worker, show)
  }
  // An update can be quicker than the registration: then the change of control is the first event.
  container.addEventListener('controllerchange', () => {
    follow(container.controller)
    current = container.controller
  })
  // Or quicker than this code.
  follow(container.controller)
  current = container.controller
  const registration = await container.register('/sw.js', { scope: '/', updateViaCache: 'none' })
  registration.addEventListener('updatefound', () => follow(registration.installing))
  follow(registration.installing)
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_EVERY_MS) return
    looked = Date.now()
    // Offline, or the server is restarting: the next check will succeed.
    registration.update().catch(() => {})
  })
}
