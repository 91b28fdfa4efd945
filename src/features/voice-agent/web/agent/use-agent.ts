import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { fold } from '#platform/contract/fold.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useUser } from '#platform/web/session/session.ts'
import type { Outcome } from '#platform/web/voice/tool.ts'
import { voiceAgentMessages } from '../core/messages.ts'
import { answered, withTurn, wordsOf, type Answer, type Turn } from './turn.ts'

const text = (words: string): Answer => ({ kind: 'answered', words, links: [] })

type Options = { onAnswer: (words: string) => void; onMute: (isMuted: boolean) => void }

/** The conversation with the page, one utterance after the other: nothing runs twice, and nothing without a yes. */
export function useAgent({ onAnswer, onMute }: Options) {
  const t = useMessages(voiceAgentMessages)
  const { language } = useLocaleSettings()
  const { id: userId } = useUser()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [turns, setTurns] = useState<readonly Turn[]>([])
  // A ref, so that an utterance during a pending answer sees the latest turns even before React has rendered them.
  const latest = useRef<readonly Turn[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const count = useRef(0)

  const show = (next: readonly Turn[]) => {
    latest.current = next
    setTurns(next)
  }
  const give = (id: number, answer: Answer) => {
    show(answered(latest.current, id, answer))
    const words = wordsOf(answer)
    if (words !== '') onAnswer(words)
  }

  function take(id: number, outcome: Outcome): void {
    switch (outcome.kind) {
      case 'say':
        return give(id, { kind: 'answered', words: outcome.words, links: outcome.links ?? [] })
      case 'open':
        give(id, { kind: 'answered', words: outcome.words, links: [{ to: outcome.to, label: outcome.words }] })
        return void navigate(outcome.to)
      case 'propose':
        return give(id, { kind: 'proposed', words: outcome.words, links: outcome.links ?? [], perform: outcome.perform })
      case 'ask':
        return give(id, { kind: 'asked', words: outcome.words, choices: outcome.choices })
    }
  }

  /** Performs a proposed action. Its card is replaced first, so that a second yes finds nothing to confirm. */
  async function confirm(id: number): Promise<void> {
    const answer = latest.current.find((turn) => turn.id === id)?.answer
    if (answer?.kind !== 'proposed') return
    show(answered(latest.current, id, { kind: 'thinking' }))
    const done = await answer.perform().catch(() => undefined)
    give(id, done ? { kind: 'answered', words: done.words, links: done.links ?? [], undo: done.undo } : text(t.failed))
  }

  function decline(id: number): void {
    const kind = latest.current.find((turn) => turn.id === id)?.answer.kind
    if (kind === 'proposed' || kind === 'asked') give(id, text(t.left))
  }

  async function undo(id: number): Promise<void> {
    const answer = latest.current.find((turn) => turn.id === id)?.answer
    if (answer?.kind !== 'answered' || !answer.undo) return
    show(answered(latest.current, id, { kind: 'thinking' }))
    const isUndone = await answer.undo().catch(() => false)
    give(id, isUndone ? text(t.undone) : { ...answer, words: t.undoFailed })
  }

  async function choose(id: number, at: number): Promise<void> {
    const answer = latest.current.find((turn) => turn.id === id)?.answer
    if (answer?.kind !== 'asked') return
    show(answered(latest.current, id, { kind: 'thinking' }))
    try {
      const outcome = await answer.choices[at]?.choose()
      take(id, outcome ?? { kind: 'say', words: t.unclear })
    } catch {
      give(id, text(t.failed))
    }
  }

  async function handle(heard: string): Promise<void> {
    const open = latest.current.at(-1)
    const choices = open?.answer.kind === 'asked' ? open.answer.choices : []
    const named = choices.findIndex(({ label }) => fold(label) === fold(heard.trim()))
    if (open && named >= 0) return choose(open.id, named)
    const id = ++count.current
    const begin = () => show(withTurn(latest.current, { id, heard, answer: { kind: 'thinking' } }, t.left))
    try {
      const { interpret } = await import('./interpret.ts')
      // A bare yes or no answers the open turn and starts no turn of its own.
      const understood = await interpret(heard, { userId, language, client })
      if (understood.kind === 'own' && open && (understood.id === 'agent.yes' || understood.id === 'agent.no')) {
        if (open.answer.kind === 'proposed') return understood.id === 'agent.yes' ? await confirm(open.id) : decline(open.id)
        if (open.answer.kind === 'asked' && understood.id === 'agent.no') return decline(open.id)
      }
      begin()
      if (understood.kind === 'outcome') return take(id, understood.outcome)
      if (understood.kind === 'care') {
        give(id, { kind: 'care', crisis: understood.crisis })
        return onAnswer(t.care)
      }
      switch (understood.id) {
        case 'agent.undo': {
          const last = latest.current.findLast(({ answer }) => answer.kind === 'answered' && answer.undo)
          if (!last) return give(id, text(t.nothingToUndo))
          show(latest.current.filter((turn) => turn.id !== id))
          return await undo(last.id)
        }
        case 'agent.repeat': {
          const last = latest.current.findLast((turn) => turn.id !== id && wordsOf(turn.answer) !== '')
          return give(id, text(last ? wordsOf(last.answer) : t.hello))
        }
        case 'agent.mute':
          onMute(true)
          return give(id, text(t.muted))
        case 'agent.unmute':
          onMute(false)
          return give(id, text(t.unmuted))
        case 'agent.clear':
          return show([])
        default:
          return give(id, text(t.nothingToConfirm))
      }
    } catch {
      begin()
      give(id, text(t.failed))
    }
  }

  /** Queues an utterance: they are handled one by one, in the order of speaking. */
  const hear = (heard: string): void => {
    if (heard.trim() !== '') queue.current = queue.current.then(() => handle(heard))
  }
  return { turns, hear, confirm, decline, undo, choose }
}
