import type { Area } from '../ui/Page.tsx'
import { mayCount } from './consent.ts'

/** What both entries call once their page stands: counts where the owner turned counting on and the person lets it. `area`: a public page's. */
export function startCounting(area?: Area): void {
  whenCounting(({ startAnalytics }) => startAnalytics(area))
}

/** Counts a change of page within the app; nothing of the page is told. */
export function countPageChange(): void {
  whenCounting(({ countPageView }) => countPageView())
}

function whenCounting(work: (module: typeof import('./start.ts')) => void): void {
  if (!mayCount()) return
  import('./start.ts').then(work, (error: unknown) => console.info('The page view was not counted.', error))
}
