/**
 * When and by which device a field was written: time, a counter within it, the device. Stamps compare as text, and no two writes have the
 * same one, so every device agrees which of two was the later.
 */
export type Stamp = string

/** 9 digits of milliseconds, 4 of the counter and 8 of the device, all to base 36. */
export const STAMP = /^[0-9a-z]{9}-[0-9a-z]{4}-[0-9a-z]{8}$/

const MOST_IN_A_MILLISECOND = 36 ** 4

export const stampAt = (time: number, counter: number, device: string): Stamp =>
  `${time.toString(36).padStart(9, '0')}-${counter.toString(36).padStart(4, '0')}-${device}`

/** Random, of eight letters and digits: one per page that is open. */
export function newDevice(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join('')
}

/** Creates stamps, each later than all stamps it created or saw, so that a slow clock does not make a new edit the older one. */
export class StampClock {
  #device: string
  #now: () => number
  #time = 0
  #counter = 0

  constructor(device: string, now: () => number = Date.now) {
    this.#device = device
    this.#now = now
  }

  see(stamp: Stamp): void {
    const time = Number.parseInt(stamp.slice(0, 9), 36)
    const counter = Number.parseInt(stamp.slice(10, 14), 36)
    if (time > this.#time) [this.#time, this.#counter] = [time, counter]
    else if (time === this.#time) this.#counter = Math.max(this.#counter, counter)
  }

  next(): Stamp {
    const now = this.#now()
    if (now > this.#time) [this.#time, this.#counter] = [now, 0]
    else this.#counter++
    if (this.#counter >= MOST_IN_A_MILLISECOND) [this.#time, this.#counter] = [this.#time + 1, 0]
    return stampAt(this.#time, this.#counter, this.#device)
  }
}
