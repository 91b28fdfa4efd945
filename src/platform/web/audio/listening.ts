import { COMPLETE_AT, MILESTONES } from '#platform/contract/listening.ts'
import { QUEUED } from '../offline/outbox.ts'
import { beacon } from '../api/beacon.ts'
import type { AudioItem } from './items.ts'
import { announceCounted } from './counted.ts'
import type { Playback, SessionUpdate } from './playback.ts'
import { backoff, LONGEST_STEP, MAX_RETRIES, UPDATE_EVERY } from './rules.ts'

/** Counts the seconds actually listened to of one item, and reports them to the server. Each load of an item creates one instance. */
export class Listening {
  readonly #item: AudioItem
  readonly #playback: Playback
  #seconds = 0
  #last: number | undefined
  #sessionId: string | undefined
  #isComplete = false
  /** Updates failed for good; only final ones still go out. */
  #gaveUp = false
  #updatesDue = 0
  #completionDue = true
  #reached = new Set<number>()
  #sending = false
  #again = false
  #ended = false
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(item: AudioItem, playback: Playback) {
    this.#item = item
    this.#playback = playback
  }

  /** Whole seconds listened so far. */
  get seconds(): number {
    // Steps are sums of floating-point clocks: 29.999999 is 30.
    return Math.floor(this.#seconds + 1e-6)
  }

  get sessionId(): string | undefined {
    return this.#sessionId
  }

  get isComplete(): boolean {
    return this.#isComplete
  }

  /** Playback begins. Called once per load. */
  async start(): Promise<void> {
    try {
      const answer = await this.#playback.playStart?.(this.#item)
      if (answer) console.info('Streak update', answer)
      this.#sessionId ??= answer?.sessionId
      this.#sendMilestones()
    } catch (error) {
      console.info('The start was not counted.', error)
    }
  }

  /** Reports the current `position` in seconds while playing. */
  tick(position: number): void {
    const step = this.#last === undefined ? 0 : position - this.#last
    this.#last = position
    if (!(step > 0 && step < LONGEST_STEP)) return
    this.#seconds += step
    const due = Math.floor(this.seconds / UPDATE_EVERY)
    const completes = this.#completionDue && this.seconds >= COMPLETE_AT
    if (due > this.#updatesDue || completes) {
      this.#updatesDue = due
      if (completes) this.#completionDue = false
      this.#update()
    }
    this.#sendMilestones()
  }

  /** Playback continues at `position`; the skipped part does not count as listened. */
  from(position: number): void {
    this.#last = position
  }

  /** Called on pause and on failure: the next tick starts a step and does not end one. */
  jumped(): void {
    this.#last = undefined
  }

  /** Sends the final update when the item changed or stopped, even after earlier updates failed. */
  async finish(): Promise<void> {
    if (this.#ended) return
    this.#ended = true
    clearTimeout(this.#retry)
    await this.settle()
  }

  /** Sends a final update at the end of the sound; the same item may be played again. */
  async settle(): Promise<void> {
    if (this.seconds === 0 || !this.#playback.sendSession) return
    try {
      const answer = await this.#playback.sendSession(this.#item, this.#body())
      if (answer !== QUEUED) this.#learn(answer)
    } catch (error) {
      console.info('The last update was not counted.', error)
    }
  }

  /** Sends the final update by beacon when the page is hidden or unloaded; a beacon outlives the page. */
  leave(): void {
    if (this.seconds === 0) return
    // A beacon without network is lost without an error; the outbox stores the update.
    if (!navigator.onLine) {
      void this.settle()
      return
    }
    const message = this.#playback.beacon?.(this.#item, this.#body())
    if (message) beacon(message.path, message.body)
  }

  #body(): SessionUpdate {
    return { listeningSeconds: this.seconds, ...(this.#sessionId === undefined ? {} : { sessionId: this.#sessionId }) }
  }

  #update(): void {
    if (this.#isComplete || this.#gaveUp || this.#ended || !this.#playback.sendSession) return
    if (this.#sending) {
      this.#again = true
      return
    }
    this.#sending = true
    this.#attempt(0)
  }

  #attempt(retry: number): void {
    this.#again = false
    this.#playback.sendSession!(this.#item, this.#body()).then(
      (answer) => {
        this.#sending = false
        if (answer !== QUEUED) this.#learn(answer)
        if (this.#again) this.#update()
      },
      (error: unknown) => {
        if (this.#ended) return
        if (retry >= MAX_RETRIES) {
          console.info('Listening is no longer counted while it plays.', error)
          this.#gaveUp = true
          this.#sending = false
          return
        }
        this.#retry = setTimeout(() => this.#attempt(retry + 1), backoff(retry))
      },
    )
  }

  #learn(answer: { sessionId: string; isComplete: boolean; pointsAwarded: number }): void {
    this.#sessionId = answer.sessionId
    this.#isComplete ||= answer.isComplete
    this.#playback.onCounted?.(this.#item, answer)
    announceCounted()
    this.#sendMilestones()
  }

  #sendMilestones(): void {
    const { milestone } = this.#playback
    if (!milestone || this.#sessionId === undefined) return
    for (const seconds of MILESTONES) {
      if (seconds > this.seconds) return
      if (this.#reached.has(seconds)) continue
      this.#reached.add(seconds)
      milestone(this.#sessionId, { milestoneSeconds: seconds, totalSeconds: this.seconds }).catch((error: unknown) =>
        console.info(`The milestone of ${seconds} s was not counted.`, error),
      )
    }
  }
}
