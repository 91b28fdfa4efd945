import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { streamText } from '#platform/web/ai/stream-text.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { v7 as uuidv7 } from 'uuid'
import { NO_FACTS, type ToolCard } from '../../contract-tools.ts'
import {
  chooseVersion,
  getChat,
  getThread,
  rateAnswer,
  sendMessage,
  stopAnswer,
  type ChatLanguage,
  type ShownMessage,
} from '../../contract-chat.ts'
import { choicesStored } from '../tools/choices-stored.ts'

/** How long a model may continue after a stop before the connection is closed. */
const STOP_TIMEOUT_MS = 3000

/** The answer in progress: the person's message, and the text so far. */
export type UnderWay = { message: string; text: string; isStopping: boolean; step?: Readonly<Record<string, string>> | undefined }
/** The person's last message without an answer, and the reason. */
export type Trouble = { error: Error; asked: Asked }
type Asked = { message: string; parent: string | null; text: string; answer: string; withoutMemory?: boolean }

type Loaded = { title: string; usesMemory: boolean; messages: ShownMessage[]; hasOlder: boolean; summary: string | null }
const NOTHING: Loaded = { title: '', usesMemory: true, messages: [], hasOlder: false, summary: null }

/** One conversation: the messages of a branch, and one answer at a time. `thread` is generated here before the first message is sent. */
export function useConversation(thread: string, isNew: boolean, language: ChatLanguage) {
  const client = useQueryClient()
  const [loaded, setLoaded] = useState<Loaded | undefined>(isNew ? NOTHING : undefined)
  const [failure, setFailure] = useState<Error>()
  const [underWay, setUnderWay] = useState<UnderWay>()
  const [trouble, setTrouble] = useState<Trouble>()
  const [attempt, setAttempt] = useState(0)
  const line = useRef<AbortController>(undefined)
  const run = useRef<string>(undefined)
  const isHere = useRef(true)

  const read = useCallback(async () => {
    const { thread: about, ...rest } = await call(getThread, { params: { id: thread }, query: {} }, { as: 'query' })
    if (isHere.current) setLoaded({ title: about.title, usesMemory: about.usesMemory, ...rest })
  }, [thread])

  useEffect(() => {
    isHere.current = true
    if (!isNew) read().catch((error: Error) => isHere.current && setFailure(error))
    return () => {
      isHere.current = false
      line.current?.abort()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a conversation, and again when asked for
  }, [thread, attempt])

  const ask = useCallback(
    async (asked: Asked) => {
      const own = new AbortController()
      line.current = own
      run.current = undefined
      setTrouble(undefined)
      setUnderWay({ message: asked.message, text: '', isStopping: false })
      setLoaded((now = NOTHING) => withAsked(now, asked))
      let error: Error | undefined
      try {
        await choicesStored(client)
        await streamText(
          sendMessage,
          { params: { id: thread }, body: { ...asked, language } },
          {
            signal: own.signal,
            onRun: (id) => void (run.current = id),
            onText: (_piece, text) => isHere.current && setUnderWay((now) => now && { ...now, text, step: undefined }),
            onStep: (step) => isHere.current && setUnderWay((now) => now && { ...now, step }),
          },
        )
      } catch (caught) {
        error = own.signal.aborted ? undefined : (caught as Error)
      }
      if (!isHere.current || line.current !== own) return
      // The stored messages are authoritative: they include an answer that was cut short.
      const isStored = await read().then(
        () => true,
        () => false,
      )
      if (!isHere.current) return
      setUnderWay(undefined)
      if (error) setTrouble({ error, asked })
      else if (!isStored) setTrouble({ error: new Error(''), asked })
      void client.invalidateQueries({ queryKey: [getChat.path] })
      if (error instanceof ApiError && error.status === 403)
        void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(getChat.path) })
    },
    [thread, language, read, client],
  )

  const stop = useCallback(async () => {
    const own = line.current
    if (!own) return
    setUnderWay((now) => now && { ...now, isStopping: true })
    if (run.current === undefined) return own.abort()
    // Closing the connection stops the model as well; a request to stop lets its last words arrive.
    const timer = setTimeout(() => own.abort(), STOP_TIMEOUT_MS)
    own.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
    await call(stopAnswer, { params: { id: run.current }, body: {} }).catch(() => own.abort())
  }, [])

  const older = useCallback(async () => {
    const first = loaded?.messages[0]
    if (!first) return
    const { messages, hasOlder } = await call(getThread, { params: { id: thread }, query: { before: first.id } }, { as: 'query' })
    if (isHere.current) setLoaded((now) => now && { ...now, messages: [...messages, ...now.messages], hasOlder })
  }, [thread, loaded])

  const last = loaded?.messages.at(-1)
  return {
    thread,
    loaded,
    failure,
    underWay,
    trouble,
    stop,
    older,
    /** Loads it again after a change elsewhere. */
    read,
    showCard: (message: string, card: ToolCard) =>
      setLoaded((now) => now && { ...now, messages: now.messages.map((one) => (one.id === message ? withCard(one, card) : one)) }),
    /** Tries again to load it. */
    retry: () => {
      setFailure(undefined)
      setAttempt((n) => n + 1)
    },
    /** Sends a message, below the last one or in place of another. `withoutMemory` applies to the first message of a conversation. */
    say: (text: string, instead: ShownMessage | undefined, withoutMemory: boolean) =>
      ask({
        message: uuidv7(),
        parent: instead ? instead.parent : (last?.id ?? null),
        text,
        answer: uuidv7(),
        ...(withoutMemory && { withoutMemory }),
      }),
    /** Requests another answer to a message of the person. */
    again: ({ id, parent, text }: Pick<ShownMessage, 'id' | 'parent' | 'text'>) => ask({ message: id, parent, text, answer: uuidv7() }),
    choose: async (message: string) => {
      await call(chooseVersion, { params: { id: thread }, body: { message } })
      await read()
    },
    rate: async ({ id, rating }: Pick<ShownMessage, 'id' | 'rating'>) => {
      setLoaded((now) => now && { ...now, messages: now.messages.map((one) => (one.id === id ? { ...one, rating } : one)) })
      await call(rateAnswer, { params: { id: thread, message: id }, body: { rating } })
    },
  }
}

/** The messages during an answer: everything down to the message being answered. */
function withAsked(now: Loaded, { message, parent, text }: Asked): Loaded {
  const at = now.messages.findIndex(({ id }) => id === message)
  if (at !== -1) return { ...now, messages: now.messages.slice(0, at + 1) }
  const after = now.messages.findIndex(({ id }) => id === parent)
  const own: ShownMessage = {
    id: message,
    parent,
    role: 'person',
    text,
    at: new Date().toISOString(),
    finish: null,
    model: null,
    rating: 0,
    ...NO_FACTS,
    versions: [message],
  }
  return { ...now, messages: [...now.messages.slice(0, after + 1), own] }
}

const withCard = (message: ShownMessage, card: ToolCard): ShownMessage => ({
  ...message,
  cards: message.cards.map((one) => (one.id === card.id ? card : one)),
})
