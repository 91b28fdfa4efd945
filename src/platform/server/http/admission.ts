import { AppError } from '#platform/contract/errors.ts'
import { httpReasons } from '#platform/contract/reasons.en.ts'

/** Limits on the concurrent requests of one caller, a person or a network. */
export type AdmissionLimits = {
  /** Requests that are processed at once. */
  atOnce: number
  /** Bytes of bodies in memory at once. A larger body is admitted when there is no other. */
  bytes: number
  /** Requests that wait for admission; more are refused. */
  waiting: number
  patienceMs: number
}

type Waiting = { bytes: number; go: () => void }
type Line = { running: number; bytes: number; waiting: Set<Waiting> }

/** A queue in front of reading request bodies. Each caller has a separate queue, so that nobody waits for another caller. */
export type Admission = {
  /**
   * Returns, at once or when the request may go on, a function that ends its slot (calling it twice is harmless). Throws `limit` when
   * too many requests wait already, when the wait took too long, and when the client has disconnected: `onDisconnect` registers a
   * listener for that and returns a function that removes it.
   */
  enter(
    caller: string,
    bytes: number,
    limits: AdmissionLimits,
    onDisconnect: (listener: () => void) => () => void,
  ): (() => void) | Promise<() => void>
}

export function openAdmission(): Admission {
  const lines = new Map<string, Line>()

  function admit(caller: string, line: Line, bytes: number, limits: AdmissionLimits): () => void {
    line.running++
    line.bytes += bytes
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      line.running--
      line.bytes -= bytes
      for (const next of line.waiting) {
        if (!hasRoom(line, next.bytes, limits)) break
        next.go()
      }
      if (line.running === 0 && line.waiting.size === 0) lines.delete(caller)
    }
  }

  return {
    enter(caller, bytes, limits, onDisconnect) {
      const line = lines.get(caller) ?? { running: 0, bytes: 0, waiting: new Set() }
      lines.set(caller, line)
      if (line.waiting.size === 0 && hasRoom(line, bytes, limits)) return admit(caller, line, bytes, limits)
      if (line.waiting.size >= limits.waiting) throw refusal()
      return new Promise((resolve, reject) => {
        const waiting: Waiting = {
          bytes,
          go: () => {
            end()
            resolve(admit(caller, line, bytes, limits))
          },
        }
        const giveUp = () => {
          end()
          reject(refusal())
        }
        const timer = setTimeout(giveUp, limits.patienceMs)
        const end = () => {
          clearTimeout(timer)
          forget()
          line.waiting.delete(waiting)
        }
        const forget = onDisconnect(giveUp)
        line.waiting.add(waiting)
      })
    },
  }
}

const hasRoom = (line: Line, bytes: number, { atOnce, bytes: most }: AdmissionLimits) =>
  line.running < atOnce && (bytes === 0 || line.bytes === 0 || line.bytes + bytes <= most)

const refusal = () => new AppError('limit', httpReasons.too_much_at_once())
