/**
 * Shares the machine between renders. Every render may begin at once, so each listener hears sound within a moment; only
 * `fullSpeed` of them run freely after their first stretch, the others are fed twice as fast as they can be heard until a place is free.
 */
export class RenderSlots {
  readonly #fullSpeed: number
  readonly #most: number
  #running = 0
  #free = 0
  readonly #waitingToStart: (() => void)[] = []
  readonly #waitingForSpeed: (() => void)[] = []

  constructor(fullSpeed = 2, most = 12) {
    this.#fullSpeed = fullSpeed
    this.#most = most
  }

  /** Waits until one more render may run at all. Call the returned function when it has ended. */
  async start(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted()
    if (this.#running >= this.#most) await this.#wait(this.#waitingToStart, signal)
    this.#running++
    return once(() => {
      this.#running--
      this.#waitingToStart.shift()?.()
    })
  }

  /** Waits for a place at full speed. Call the returned function when it is no longer needed. */
  async speed(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted()
    if (this.#free >= this.#fullSpeed) await this.#wait(this.#waitingForSpeed, signal)
    this.#free++
    return once(() => {
      this.#free--
      this.#waitingForSpeed.shift()?.()
    })
  }

  #wait(queue: (() => void)[], signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        const at = queue.indexOf(enter)
        if (at >= 0) queue.splice(at, 1)
        reject(signal?.reason)
      }
      queue.push(enter)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }
}

function once(act: () => void): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    act()
  }
}
