import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { crisisIn } from '#platform/care/crisis.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { ConsentDetails, ModelConsent, type ConsentCalls } from '#platform/web/ai/ModelConsent.tsx'
import { ModelFailure } from '#platform/web/ai/ModelFailure.tsx'
import { useModelAnswer } from '#platform/web/ai/use-model-answer.ts'
import { call } from '#platform/web/api/call.ts'
import { CareNotice } from '#platform/web/care/CareNotice.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Slider } from '#platform/web/ui/Slider.tsx'
import { Spinner } from '#platform/web/ui/Spinner.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
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

interface DraftDialogProps {
  writer: OutputOf<typeof getScriptWriter>
  language: Language
  hasScript: boolean
  onTake: (draft: ScriptDraft) => void
  onClose: () => void
}

const calls: ConsentCalls = {
  agree: (body) => call(agreeToScripts, { body }),
  withdraw: () => call(withdrawFromScripts),
  refresh: [getScriptWriter.path],
}

/** Asks for consent, then for the wish, then shows the generated script, to be accepted or discarded. */
export default function DraftDialog({ writer, language, hasScript, onTake, onClose }: DraftDialogProps) {
  const t = useMessages(meditationMessages).draft
  const client = useQueryClient()
  const [wish, setWish] = useState('')
  const [minutes, setMinutes] = useState(5)
  const { asked, ask, stop } = useModelAnswer<ScriptDraft>({
    onEnd: () => void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(getScriptWriter.path) }),
  })
  const isAgreed = writer.consent?.current === true
  const sign = crisisIn(wish)
  const canSend = wish.trim() !== '' && !sign
  const consent = { state: writer, words: t.consent, calls, instructions: writer.instructions }

  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={t.title}
      description={t.lead}
      actions={
        asked.state === 'answered' ? (
          <>
            <Button kind="quiet" onClick={() => stop('idle')}>
              {t.more}
            </Button>
            <Button onClick={() => onTake(asked.answer)}>{t.take}</Button>
          </>
        ) : asked.state === 'asking' ? (
          <Button kind="soft" onClick={() => stop()}>
            {t.stop}
          </Button>
        ) : (
          isAgreed && (
            <Button disabled={!canSend} onClick={() => void ask(draftScript, { body: { wish, minutes, language } })}>
              {t.send}
            </Button>
          )
        )
      }
    >
      <Stack data-area="soul">
        {asked.state === 'answered' ? (
          <>
            <p className="note">{t.label}</p>
            <h3>{asked.answer.title}</h3>
            <pre className={styles.script} lang={language}>
              {asked.answer.script}
            </pre>
            {hasScript && <p className="note">{t.replaces}</p>}
          </>
        ) : asked.state === 'asking' ? (
          <p role="status" className={styles.writing}>
            <Spinner size={24} /> {t.writing}
          </p>
        ) : isAgreed ? (
          <>
            <Field label={t.wish} hint={t.wishHint}>
              <TextArea rows={3} maxLength={WISH_LETTERS} value={wish} onChange={setWish} />
            </Field>
            <CareNotice signs={sign ? [{ id: `wish ${sign.kind} ${wish.length}`, kind: sign.kind }] : []} texts={[wish]} />
            <Field label={`${t.minutes}: ${minutes}`}>
              <Slider label={t.minutes} min={DRAFT_MINUTES[0]} max={DRAFT_MINUTES[1]} value={minutes} onChange={setMinutes} />
            </Field>
            <p role="alert">{asked.state === 'failed' && <ModelFailure error={asked.error} />}</p>
            <ConsentDetails {...consent} />
          </>
        ) : (
          <ModelConsent {...consent} />
        )}
      </Stack>
    </Dialog>
  )
}
