/**
 * Frees memory of the start that is no longer needed (20 MB). V8 would collect it only after the heap has grown again,
 * which may not happen without load. Needs `--expose-gc` (scripts/run.mjs); does nothing without.
 */
export function tidyHeap(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
