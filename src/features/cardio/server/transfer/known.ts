import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { Recording } from '../files/recording.ts'
import { spansBetween } from '../store.ts'

type Span = Pick<Recording, 'startedAt' | 'seconds'>

/** Two recordings of one session, from a watch and a phone, begin within so many milliseconds and are about as long. */
const SAME_START_MS = 90_000
const SAME_LENGTH = 0.1

const isSame = (a: Span, b: Span) =>
  Math.abs(a.startedAt - b.startedAt) <= SAME_START_MS && Math.abs(a.seconds - b.seconds) <= SAME_LENGTH * Math.max(a.seconds, b.seconds)

/** Index of recordings by the minute of their start, to find duplicates quickly among thousands. */
const minuteOf = (startedAt: number) => Math.floor(startedAt / 60_000)

/** Finds existing sessions of a person: nobody begins two sessions in one second, so the second identifies a session. */
export class Known {
  readonly #db: Db
  readonly #key: PersonKey
  readonly #userId: string
  readonly #seen = new Map<number, Span[]>()

  constructor(db: Db, key: PersonKey, userId: string) {
    this.#db = db
    this.#key = key
    this.#userId = userId
  }

  /** The id of a recording, which is the same for any file and import, and whether the session exists. */
  async of(recording: Span): Promise<{ id: string; isHere: boolean }> {
    const id = idFrom(this.#key.digest('cardio', new Date(recording.startedAt).toISOString()))
    const near = (ms: number) => new Date(recording.startedAt + ms)
    const spans = await spansBetween(this.#db, this.#userId, near(-SAME_START_MS), near(SAME_START_MS))
    const here = spans.some(
      (one) => !one.deletedAt && (one.id === id || isSame(recording, { startedAt: one.startedAt.getTime(), seconds: one.seconds })),
    )
    return { id, isHere: here || this.#near(recording).some((one) => isSame(one, recording)) }
  }

  /** Adds a recording, so that a duplicate in the same import is found. */
  add({ startedAt, seconds }: Span): void {
    const minute = minuteOf(startedAt)
    const here = this.#seen.get(minute)
    if (here) here.push({ startedAt, seconds })
    else this.#seen.set(minute, [{ startedAt, seconds }])
  }

  #near({ startedAt }: Span): Span[] {
    const minute = minuteOf(startedAt)
    return [-2, -1, 0, 1, 2].flatMap((step) => this.#seen.get(minute + step) ?? [])
  }
}

/** Sixteen bytes of a digest as a UUID of version 8 (RFC 9562, 5.8). */
export function idFrom(digest: Buffer): string {
  const bytes = Buffer.from(digest.subarray(0, 16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
