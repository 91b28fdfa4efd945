let released: Promise<void> | undefined
let release = () => {}

/** Makes `afterPaint` wait for `releaseAfterPaint`. Only the app's entry calls it; in tests and prerendering, nothing waits. */
export function deferAfterPaint(): void {
  released = new Promise((resolve) => (release = resolve))
}

/** Marks the page as readable: the waiting fetches of `afterPaint` start now, and later ones start at once. */
export function releaseAfterPaint(): void {
  release()
  released = undefined
}

/**
 * Fetches a part that the page does not need at first, once the page is readable: before that, it would compete for network and CPU. The
 * build finds these parts by this call (scripts/build/chunk-plugin.ts), so it has to be written `afterPaint(() => import('…'))`.
 */
export const afterPaint = <T>(load: () => Promise<T>): Promise<T> => (released ? released.then(load) : load())
