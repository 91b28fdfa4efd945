import { useMemo, useState } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { QUEUED } from '#platform/web/offline/outbox.ts'
import { useSentDraft, type DraftSource, type SentDraft } from '#platform/web/offline/use-sent-draft.ts'
import { useUser } from '#platform/web/session/session.ts'
import { getAssessment, putAssessment, type Assessment } from '../../contract.ts'
import { personalityMessages } from '../core/messages.ts'
import { readTaking, removeTaking, storeTaking, withOtherTabs } from './device-takings.ts'
import { countAnswers, mergeTakings, type Taking } from './taking.ts'

export const takingOf = ({ id, instrument, language, group, startedAt, finishedAt, answers }: Assessment): Taking => ({
  id,
  instrument,
  language,
  group,
  startedAt,
  finishedAt,
  answers,
})

/** Sends a taking, or queues it in the outbox; returns the server's version, merged with other devices' answers. */
export async function sendTaking({ id, ...body }: Taking): Promise<OutputOf<typeof putAssessment> | typeof QUEUED> {
  return perform(putAssessment, { params: { id }, body }, { label: messagesNow(personalityMessages).outbox, replaces: `personality ${id}` })
}

export type TakingState = Omit<SentDraft<Taking>, 'draft'> & { taking: Taking | undefined }

/** A quiz in progress: from this device if stored here, else from the server; each sending merges the answers of other devices. */
export function useTaking(id: string): TakingState {
  const { id: userId } = useUser()
  const source = useMemo<DraftSource<Taking>>(() => {
    const keep = (taking: Taking) => {
      const whole = withOtherTabs(userId, taking)
      storeTaking(userId, whole)
      return whole
    }
    return {
      sendAfterMs: 2500,
      read: async () => readTaking(userId, id),
      keep,
      // A finished taking is not stored here: the server has it.
      take: (taking) => (taking.finishedAt ? taking : keep(taking)),
      forget: () => removeTaking(id),
      fetch: async (signal) => takingOf(await call(getAssessment, { params: { id } }, { signal })),
      async send(taking) {
        const answer = await sendTaking(taking)
        return answer === QUEUED ? QUEUED : takingOf(answer)
      },
      merge: mergeTakings,
      isEmpty: (taking) => countAnswers(taking) === 0,
      isOver: ({ finishedAt }) => finishedAt !== null,
    }
  }, [id, userId])
  const [initial] = useState(() => readTaking(userId, id))
  const { draft: taking, ...state } = useSentDraft(source, initial)
  return { ...state, taking }
}
