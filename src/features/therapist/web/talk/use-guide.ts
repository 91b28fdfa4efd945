import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useModelAnswer } from '#platform/web/ai/use-model-answer.ts'
import { ApiError, NetworkError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useOnline } from '#platform/web/offline/use-outbox.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { getGuide, wordQuestion, type WordedTurn } from '../../contract-talk.ts'
import type { Body } from '../../form/fields.ts'
import type { ToolKind } from '../../kinds.ts'
import { talkMessages } from './messages.ts'

/** The model that may word the questions; `isOn`: the person has agreed, and the device is online. */
export function useGuide() {
  const query = useQuery(queryOf(getGuide))
  const isOnline = useOnline()
  return {
    query,
    model: query.data?.model ?? undefined,
    isOn: isOnline && query.data?.model != null && query.data.consent?.current === true,
  }
}

type Asked = { tool: ToolKind; field: string; body: Body; language: 'en' | 'de' }

/** The request for a wording, with all answers so far. */
const inputOf = ({ tool, field, body, language }: Asked, wish: 'next' | 'deeper') => ({
  body: { tool, field, wish, body: body as never, language },
})

/** Why the tool's own question is shown instead of a model's wording. */
export function useWordingNote(asked: ReturnType<typeof useModelAnswer<WordedTurn>>['asked']): string | undefined {
  const t = useMessages(talkMessages)
  if (asked.state === 'answered') return asked.answer.isUnfit ? t.unfit : undefined
  if (asked.state !== 'failed') return undefined
  const { error } = asked
  if (error instanceof NetworkError) return t.unreachable
  return error instanceof ApiError && error.limit !== undefined ? t.limit : t.noWording
}

/**
 * The next question in a model's words, requested once when an unanswered question appears. Until it arrives, the tool's own question is
 * shown; it is dropped if the person began to answer meanwhile.
 */
export function useWording({ isOn, ...about }: Asked & { isOn: boolean }) {
  const { asked, ask, stop } = useModelAnswer<WordedTurn>()
  const t = useMessages(talkMessages)
  const note = useWordingNote(asked)
  const isAskedFor = useRef(false)
  const latest = useRef(about)
  useEffect(() => {
    latest.current = about
  })
  useEffect(() => {
    if (!isOn || isAskedFor.current) return
    isAskedFor.current = true
    void ask(wordQuestion, inputOf(latest.current, 'next'))
  }, [isOn, ask])
  const isAsking = asked.state === 'asking'
  useEffect(() => {
    if (isAsking && !isOn) stop('idle')
  }, [isAsking, isOn, stop])
  return {
    isAsking,
    turn: asked.state === 'answered' ? asked.answer : undefined,
    note: isAsking ? t.wording : note,
  }
}

/** A further question about an answer. */
export function useDeeper(about: Asked) {
  const { asked, ask, stop } = useModelAnswer<WordedTurn>()
  const note = useWordingNote(asked)
  return { asked, note, ask: () => void ask(wordQuestion, inputOf(about, 'deeper')), close: () => stop('idle') }
}
