import type { Area } from '../ui/Page.tsx'
import { mayCount } from './consent.ts'

/** Starts counting if the owner enabled it and the person allows it. Both entries call it after rendering. `area`: of a public page. */
export function startCounting(area?: Area): void {
  whenCounting(({ startAnalytics }) => startAnalytics(area))
}

/** Counts a navigation within the app, without any data about the page. */
export function countPageChange(): void {
  whenCounting(({ countPageView }) => countPageView())
}

function whenCounting(work: (module: typeof import('./start.ts')) => void): void {
  if (!mayCount()) return
  import('./start.ts').then(work, (error: unknown) => console.info('The page view was not counted.', error))
}
