/** Marks of a turn's stages for whoever measures (`npm run bench voice`): instants alone. The newest turn is kept, older ones go. */
export function markStage(stage: string, agoMs = 0): void {
  const name = `voice:${stage}`
  performance.clearMarks(name)
  performance.mark(name, { startTime: Math.max(0, performance.now() - agoMs) })
}
