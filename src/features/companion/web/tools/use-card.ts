import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { ApiError, NetworkError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useUser } from '#platform/web/session/session.ts'
import { loadTools } from '#platform/web/voice/load-tools.ts'
import type { CompanionTool, Done, Outcome, ProposedIn } from '#platform/web/voice/tool.ts'
import { changeCard, type ToolCard } from '../../contract-tools.ts'
import { toolMessages } from './messages.ts'

const TRIES = 3
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * One proposal and its performance by the app's own tool, once, even with several devices. This device first claims the card at the server,
 * then performs the action, then reports the result.
 */
export function useCard(
  { thread, message }: ProposedIn,
  card: ToolCard,
  onChange: (card: ToolCard) => void,
  onElsewhere: () => Promise<unknown>,
) {
  const t = useMessages(toolMessages).card
  const { language } = useLocaleSettings()
  const { id: userId } = useUser()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [tool, setTool] = useState<CompanionTool | 'unknown'>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [text, setText] = useState<string>()
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  // A ref, so that a second press is refused even before React has rendered the first.
  const busy = useRef(false)
  const claim = useRef<string>(undefined)
  const done = useRef<Done>(undefined)
  const isOpen = card.state === 'proposed' || card.state === 'doing'
  const known = tool === 'unknown' ? undefined : tool
  const editable = known?.editable
  const own = editable === undefined ? undefined : (text ?? String(card.args[editable] ?? ''))

  const look = useCallback(async () => {
    const found = (await loadTools()).find(({ id, propose }) => id === card.tool && propose !== undefined)
    const next = await found?.propose?.(card.args, { userId, language, client }, { thread, message }).catch(() => undefined)
    setTool(found ?? 'unknown')
    setOutcome(next)
    if (found && !next) setNote(t.failed)
  }, [card.tool, card.args, userId, language, client, thread, message, t])
  useEffect(() => {
    if (isOpen) void look()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a card: what it would do does not change by being looked at
  }, [card.id])

  const send = (body: CardUpdate) => call(changeCard, { params: { id: thread, message, card: card.id }, body })
  /** Reports a result again after a network error: the action itself must not run twice. */
  async function tell(body: CardUpdate): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return onChange(await send(body))
      } catch (error) {
        if (!(error instanceof NetworkError) || attempt === TRIES) throw error
        await wait(500 * attempt)
      }
    }
  }

  async function once(work: () => Promise<void>): Promise<void> {
    if (busy.current) return
    busy.current = true
    setBusy(true)
    setNote('')
    await work().catch(async (error: unknown) => {
      const isTaken = error instanceof ApiError && error.status === 409
      setNote(isTaken ? t.elsewhere : error instanceof NetworkError ? t.offline : error instanceof ApiError ? error.message : t.failed)
      if (isTaken) await onElsewhere().catch(() => {})
    })
    busy.current = false
    setBusy(false)
  }

  const confirm = () =>
    once(async () => {
      if (!known?.propose || !outcome) return
      if (own !== undefined && own.trim() === '') return setNote(t.empty)
      const isChanged = editable !== undefined && own !== String(card.args[editable] ?? '')
      const args = isChanged ? { ...card.args, [editable]: own!.trim() } : card.args
      const intended = isChanged ? await known.propose(args, { userId, language, client }, { thread, message }) : outcome
      if (intended?.kind !== 'propose' && intended?.kind !== 'open') return setOutcome(intended)
      const mine = uuidv7()
      onChange(await send({ to: 'doing', claim: mine, ...(isChanged && { args }) }))
      claim.current = mine
      const result =
        intended.kind === 'open'
          ? { words: t.opened, links: [{ to: intended.to, label: '' }] }
          : await intended.perform().catch(() => undefined)
      if (!result) {
        await tell({ to: 'failed', claim: mine })
        return setNote(t.failed)
      }
      done.current = result
      const at = result.links?.[0]?.to
      const text = result.words.slice(0, 400)
      await tell({ to: 'done', claim: mine, said: text, ...(at !== undefined && { at }) }).catch(() => {
        onChange({ ...card, args, state: 'done', claim: mine, said: text, to: at ?? null })
        setNote(t.notShared)
      })
      if (intended.kind === 'open') void navigate(intended.to)
    })

  return {
    outcome,
    isUnknown: tool === 'unknown',
    isLoading: isOpen && tool === undefined,
    text: own,
    note,
    isBusy,
    /** Claimed by this page. */
    isOwn: card.claim !== null && card.claim === claim.current,
    canUndo: card.state === 'done' && done.current?.undo !== undefined,
    setText,
    confirm,
    dismiss: () => once(async () => onChange(await send({ to: 'dismissed', claim: uuidv7() }))),
    choose: (at: number) =>
      once(async () => {
        if (outcome?.kind !== 'ask') return
        const next = await outcome.choices[at]?.choose()
        if (next) setOutcome(next)
        else setNote(t.failed)
      }),
    undo: () =>
      once(async () => {
        const isUndone = await done.current?.undo?.().catch(() => false)
        if (!isUndone) return setNote(t.undoFailed)
        done.current = undefined
        await tell({ to: 'undone', claim: claim.current! }).catch(() => onChange({ ...card, state: 'undone' }))
      }),
  }
}

type CardUpdate = {
  to: 'doing' | 'done' | 'failed' | 'dismissed' | 'undone'
  claim: string
  args?: ToolCard['args']
  said?: string
  at?: string
}
