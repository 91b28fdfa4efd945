/**
 * Runs in the page: whether it has begun to fetch what it can be read without (src/app/web/shell/show-rest.ts). Typed by hand, because
 * the benches that wait for it are compiled without the browser's types.
 */
export const isRestAsked = (): boolean => {
  const { document } = globalThis as unknown as { document: { querySelector(selector: string): unknown } }
  return document.querySelector('link[data-after]:not([rel])') === null
}
