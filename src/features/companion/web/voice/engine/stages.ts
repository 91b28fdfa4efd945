/** Marks the stages of a turn for measurements (`npm run bench voice`): instants only. A new turn replaces the marks of the last. */
export function markStage(stage: string, agoMs = 0): void {
  const name = `voice:${stage}`
  performance.clearMarks(name)
  performance.mark(name, { startTime: Math.max(0, performance.now() - agoMs) })
}
