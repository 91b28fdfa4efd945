import { COMPLETE_AT, MILESTONES } from '#platform/contract/listening.ts'
import { QUEUED } from '../offline/outbox.ts'
import { beacon } from '../api/beacon.ts'
import type { AudioItem } from './items.ts'
import { announceCounted } from './counted.ts'
import type { Playback, SessionUpdate } from './playback.ts'
import { backoff, LONGEST_STEP, MAX_RETRIES, UPDATE_EVERY } from './rules.ts'

/** Counts what is really listened to of one item, and tells the server: one for each time an item is loaded. */
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

  /** The item begins to sound. Called once for a load. */
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

  /** The sound's clock shows `position` seconds while playing. */
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

  /** The sound goes on from here: what lies before is not listened to, what follows is. */
  from(position: number): void {
    this.#last = position
  }

  /** Pausing and failing: the next tick is the beginning of a step, not the end of one. */
  jumped(): void {
    this.#last = undefined
  }

  /** The final update: the item changed or stopped. Goes out whatever happened before. */
  async finish(): Promise<void> {
    if (this.#ended) return
    this.#ended = true
    clearTimeout(this.#retry)
    await this.settle()
  }

  /** A final update for now: the sound came to its end, but the same item may be played on. */
  async settle(): Promise<void> {
    if (this.seconds === 0 || !this.#playback.sendSession) return
    try {
      const answer = await this.#playback.sendSession(this.#item, this.#body())
      if (answer !== QUEUED) this.#learn(answer)
    } catch (error) {
      console.info('The last update was not counted.', error)
    }
  }

  /** The page is hidden or goes away: the final update by beacon, which outlives the page. */
  leave(): void {
    if (this.seconds === 0) return
    // A beacon without network is lost in silence; the outbox is not.
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
