type Work = () => void

const waiting: Work[] = []
let isRunning = false

const whenIdle: (work: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? // Two seconds: a busy page still gets its pictures.
      (work) => requestIdleCallback(work, { timeout: 2000 })
    : (work) => setTimeout(work, 30)

/**
 * Does one piece of drawing at a time, each when the page has nothing better to do: twenty plants that come into view at
 * once would hold up a tap. Returns how to cancel the piece.
 */
export function queueIdleWork(work: Work): () => void {
  waiting.push(work)
  if (!isRunning) {
    isRunning = true
    whenIdle(next)
  }
  return () => {
    const place = waiting.indexOf(work)
    if (place >= 0) waiting.splice(place, 1)
  }
}

function next(): void {
  waiting.shift()?.()
  if (waiting.length > 0) whenIdle(next)
  else isRunning = false
}
