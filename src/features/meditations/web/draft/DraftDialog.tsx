import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { crisisIn } from '#platform/care/crisis.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { streamText } from '#platform/web/ai/stream-text.ts'
import { CareNotice } from '#platform/web/care/CareNotice.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Slider } from '#platform/web/ui/Slider.tsx'
import { Spinner } from '#platform/web/ui/Spinner.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import {
  agreeToScripts,
  DRAFT_MINUTES,
  draftScript,
  getScriptWriter,
  WISH_LETTERS,
  withdrawFromScripts,
  type ScriptDraft,
} from '../../contract-drafts.ts'
import type { Language } from '../../core/categories.ts'
import { meditationMessages } from '../core/messages.ts'
import styles from './Draft.module.css'

type Writer = OutputOf<typeof getScriptWriter>
type State = { step: 'asking' } | { step: 'writing' } | { step: 'failed'; message: string } | { step: 'there'; draft: ScriptDraft }

interface DraftDialogProps {
  writer: Writer
  model: NonNullable<Writer['model']>
  language: Language
  hasScript: boolean
  onTake: (draft: ScriptDraft) => void
  onClose: () => void
}

/** What is sent and where to, then the script that comes back, to be read and taken or left. */
export default function DraftDialog({ writer, model, language, hasScript, onTake, onClose }: DraftDialogProps) {
  const t = useMessages(meditationMessages).draft
  const client = useQueryClient()
  const [wish, setWish] = useState('')
  const [minutes, setMinutes] = useState(5)
  const [state, setState] = useState<State>({ step: 'asking' })
  const line = useRef<AbortController>(undefined)
  useEffect(() => () => line.current?.abort(), [])
  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(getScriptWriter.path) })

  async function write() {
    const own = new AbortController()
    line.current = own
    setState({ step: 'writing' })
    try {
      const end = await streamText(draftScript, { body: { wish, minutes, language } }, { signal: own.signal, onText: () => {} })
      setState(end.finish === 'stopped' ? { step: 'asking' } : { step: 'there', draft: JSON.parse(end.text) as ScriptDraft })
    } catch (error) {
      if (!own.signal.aborted) setState({ step: 'failed', message: (error as Error).message })
    } finally {
      void refresh()
    }
  }
  const agree = useMutation({ ...mutationOf(agreeToScripts), onSuccess: write, onError: refresh })
  const withdraw = useMutation({
    ...mutationOf(withdrawFromScripts),
    onSuccess: async () => {
      toast({ title: t.withdrawn })
      await refresh()
    },
  })
  const isAgreed = writer.consent?.current === true
  const send = () => (isAgreed ? void write() : agree.mutate({ body: { destination: model.destination, model: model.model } }))
  const sign = crisisIn(wish)
  const canSend = wish.trim() !== '' && !sign

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t.title}
      description={t.lead}
      actions={
        state.step === 'there' ? (
          <>
            <Button kind="quiet" onClick={() => setState({ step: 'asking' })}>
              {t.more}
            </Button>
            <Button onClick={() => onTake(state.draft)}>{t.take}</Button>
          </>
        ) : state.step === 'writing' ? (
          <Button
            kind="soft"
            onClick={() => {
              line.current?.abort()
              setState({ step: 'asking' })
            }}
          >
            {t.stop}
          </Button>
        ) : (
          <Button loading={agree.isPending} disabled={!canSend} onClick={send}>
            {isAgreed ? t.send : t.agree}
          </Button>
        )
      }
    >
      <div data-area="soul" className={styles.draft}>
        {state.step === 'there' ? (
          <>
            <p className={styles.soft}>{t.label}</p>
            <h3>{state.draft.title}</h3>
            <pre className={styles.script} lang={language}>
              {state.draft.script}
            </pre>
            {hasScript && <p className={styles.soft}>{t.replaces}</p>}
          </>
        ) : state.step === 'writing' ? (
          <p role="status" className={styles.writing}>
            <Spinner size={24} /> {t.writing}
          </p>
        ) : (
          <>
            <Field label={t.wish} hint={t.wishHint}>
              <TextArea rows={3} maxLength={WISH_LETTERS} value={wish} onChange={(event) => setWish(event.target.value)} />
            </Field>
            <CareNotice signs={sign ? [{ id: `wish ${sign.kind} ${wish.length}`, kind: sign.kind }] : []} texts={[wish]} />
            <Field label={`${t.minutes}: ${minutes}`}>
              <Slider label={t.minutes} min={DRAFT_MINUTES[0]} max={DRAFT_MINUTES[1]} value={minutes} onChange={setMinutes} />
            </Field>
            {writer.consent && !isAgreed && <p>{t.again}</p>}
            <p>{model.local ? t.local(model.model) : t.goesTo(model.model, model.destination)}</p>
            <details>
              <summary>{t.instructions}</summary>
              <pre className={styles.script}>{writer.instructions}</pre>
            </details>
            {isAgreed && (
              <div>
                <Button kind="quiet" size="sm" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
                  {t.withdraw}
                </Button>
              </div>
            )}
            <p role="alert">{state.step === 'failed' ? state.message : (agree.error?.message ?? '')}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}
