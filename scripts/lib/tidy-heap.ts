/**
 * Gives back what starting took and nothing needs any more (20 MB). V8 would get to it only when the heap has grown again,
 * which on a quiet evening it does not. Needs `--expose-gc` (scripts/run.mjs); does nothing without.
 */
export function tidyHeap(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
