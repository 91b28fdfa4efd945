let released: Promise<void> | undefined
let release = () => {}

/** Said by the app's entry before it draws: what `afterPaint` fetches waits until `releaseAfterPaint`. Elsewhere (tests, prerendering) nothing waits. */
export function deferAfterPaint(): void {
  released = new Promise((resolve) => (release = resolve))
}

/** The page can be read: what it can be read without may come now, and whatever is wished for later comes at once. */
export function releaseAfterPaint(): void {
  release()
  released = undefined
}

/**
 * Fetches a part that a page can be read without, once it can: before that, the part would take its line and its processor. The build
 * knows these parts by this call (scripts/build/chunk-plugin.ts), so it has to be written `afterPaint(() => import('…'))`.
 */
export const afterPaint = <T>(load: () => Promise<T>): Promise<T> => (released ? released.then(load) : load())
