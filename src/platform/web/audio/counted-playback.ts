import { v7 as uuidv7 } from 'uuid'
import { reachMilestone } from '#platform/contract/listening.ts'
import { NetworkError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import type { Queued } from '../offline/outbox.ts'
import { toast } from '../ui/toast-store.ts'
import type { Playback, SessionAnswer, SessionUpdate } from './playback.ts'

/** A report to the server. `startedAt` is the start of a session that was opened without a network. */
export type Report = SessionUpdate & { startedAt?: string }

type Words = { outbox: { session: string }; threeMinutes: string; points: (n: number) => string }

type Counted = {
  /** Opens a session for the item. */
  start(id: string): Promise<{ sessionId: string }>
  /** Sends a report, or queues it; of several queued ones with the same `replaces`, only the latest is sent. */
  send(id: string, report: Report, queued: { label: string; replaces: string }): Promise<SessionAnswer | Queued>
  /** The address that reports go to. */
  path(id: string): string
  /** Begins the name of queued reports. */
  name: string
  words(): Words
  onCounted(id: string, answer: SessionAnswer): void
}

/** Reports listening to items of a feature, without a network too, and announces each session once when it is complete. */
export function countedPlayback({ start, send, path, name, words, onCounted }: Counted) {
  /** Sessions whose completion was already announced. */
  const announced = new Set<string>()
  /** Beginnings of the sessions that were opened without a network, by id. */
  const startedElsewhere = new Map<string, string>()

  function report(update: SessionUpdate): Report {
    const startedAt = update.sessionId && startedElsewhere.get(update.sessionId)
    return startedAt ? { ...update, startedAt } : update
  }

  return {
    async playStart({ id }) {
      const startedAt = new Date().toISOString()
      try {
        return await start(id)
      } catch (error) {
        if (!(error instanceof NetworkError)) throw error
        // Without a network the session is opened here, and reported with its first update.
        const sessionId = uuidv7()
        startedElsewhere.set(sessionId, startedAt)
        return { sessionId }
      }
    },

    sendSession: ({ id }, update) =>
      send(id, report(update), { label: words().outbox.session, replaces: `${name} session ${update.sessionId ?? id}` }),

    beacon: ({ id }, update) => ({ path: path(id), body: report(update) }),

    milestone: (sessionId, reached) => call(reachMilestone, { params: { sessionId }, body: reached }),

    onCounted({ id }, answer) {
      onCounted(id, answer)
      if (!answer.isComplete || announced.has(answer.sessionId)) return
      announced.add(answer.sessionId)
      const { threeMinutes, points } = words()
      toast({ title: threeMinutes, description: points(answer.pointsAwarded), tone: 'good' })
    },
  } satisfies Playback
}
