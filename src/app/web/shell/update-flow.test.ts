// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { followUpdate, keepUpToDate } from './update-flow.ts'

beforeEach(() => void vi.useFakeTimers())

class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing'
  become(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

function watch() {
  const seen: string[] = []
  return {
    seen,
    show: { overlay: (visible: boolean) => void seen.push(visible ? 'overlay' : 'hidden'), notice: () => void seen.push('notice') },
  }
}

test('the overlay is hidden after 2000 ms, and the notice follows', () => {
  const worker = new Worker()
  const { seen, show } = watch()
  followUpdate(worker as unknown as ServiceWorker, show)
  worker.become('activated')
  vi.advanceTimersByTime(1999)
  expect(seen).toEqual(['overlay'])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['overlay', 'hidden', 'notice'])
})

test('a slow installation does not keep the overlay, and is noticed once when done', () => {
  const worker = new Worker()
  const { seen, show } = watch()
  followUpdate(worker as unknown as ServiceWorker, show)
  vi.advanceTimersByTime(5000)
  expect(seen).toEqual(['overlay', 'hidden'])
  worker.become('installed')
  worker.become('activating')
  worker.become('activated')
  worker.become('redundant')
  expect(seen).toEqual(['overlay', 'hidden', 'notice'])
})

test('a version that fails to install is not announced', () => {
  const worker = new Worker()
  const { seen, show } = watch()
  followUpdate(worker as unknown as ServiceWorker, show)
  worker.become('redundant')
  vi.advanceTimersByTime(10_000)
  expect(seen).toEqual(['overlay', 'hidden'])
})

function page(controller: Worker | null) {
  const registration = Object.assign(new EventTarget(), { installing: null as Worker | null, update: async () => {} })
  const container = Object.assign(new EventTarget(), { controller, register: async () => registration })
  const { seen, show } = watch()
  const before = controller as unknown as ServiceWorker | null
  return { registration, container, seen, open: () => keepUpToDate(container as unknown as ServiceWorkerContainer, before, show) }
}

test('a first installation shows nothing', async () => {
  const { registration, container, seen, open } = page(null)
  await open()
  registration.installing = new Worker()
  registration.dispatchEvent(new Event('updatefound'))
  container.controller = registration.installing
  container.dispatchEvent(new Event('controllerchange'))
  expect(seen).toEqual([])
})

test('an update that took over before the page listened is announced', async () => {
  const { container, seen, open } = page(new Worker())
  container.controller = new Worker()
  container.controller.state = 'activated'
  await open()
  vi.advanceTimersByTime(2000)
  expect(seen).toEqual(['overlay', 'hidden', 'notice'])
})

test('an update is followed once, from its installation to its taking over', async () => {
  const { registration, container, seen, open } = page(new Worker())
  await open()
  const next = new Worker()
  registration.installing = next
  registration.dispatchEvent(new Event('updatefound'))
  expect(seen).toEqual(['overlay'])
  next.become('activated')
  container.controller = next
  container.dispatchEvent(new Event('controllerchange'))
  vi.advanceTimersByTime(2000)
  expect(seen).toEqual(['overlay', 'hidden', 'notice'])
})

test('an update that was quicker than the registration is noticed when it takes over', async () => {
  const { container, seen, open } = page(new Worker())
  await open()
  const next = new Worker()
  next.state = 'activated'
  container.controller = next
  container.dispatchEvent(new Event('controllerchange'))
  vi.advanceTimersByTime(2000)
  expect(seen).toEqual(['overlay', 'hidden', 'notice'])
})
