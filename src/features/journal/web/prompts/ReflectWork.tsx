import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { ModelState } from '#platform/contract/model-consent.ts'
import { CareNotice } from '#platform/web/care/CareNotice.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { CONVERSATION, withMessageWords } from '#platform/web/message-words.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import type { ReflectPurpose } from '../../contract/reflect.ts'
import { useHardMarks } from '../local/use-hard-marks.ts'
import { useHeads, useJournal, useOfChosen } from '../local/use-journal.ts'
import { AnswerView } from './AnswerView.tsx'
import { promptMessages } from './messages.ts'
import shared from './Reflect.module.css'
import styles from './ReflectWork.module.css'
import { ReflectChoice } from './ReflectChoice.tsx'
import type { ReflectPanelProps } from './reflect-props.ts'
import { scopedEntries, type Scope } from './scope.ts'
import { SentText } from './SentText.tsx'
import { ReflectError } from './ReflectError.tsx'
import { isOutdated, useAnswer } from './use-answer.ts'
import { useCrisis } from './use-crisis.ts'
import { useMoment } from './use-moment.ts'
import { usePreview } from './use-reflect.ts'

interface ReflectWorkProps extends ReflectPanelProps {
  state: ModelState
  model: NonNullable<ModelState['model']>
  agree: (shown: { destination: string; model: string }) => Promise<void>
}

/** All steps of a request: choosing entries, reviewing the text, giving consent, sending, and the answer. */
export function ReflectWork({ state, model, agree, onClose, entryId, onKeep, onTitle }: ReflectWorkProps) {
  const t = useMessages(promptMessages).reflect
  const journal = useJournal()
  const heads = useOfChosen(useHeads())
  const marks = useHardMarks()
  const { day: today } = useMoment()
  const [purpose, setPurpose] = useState<ReflectPurpose>('reflection')
  const [wishedScope, setScope] = useState<Scope>(entryId === undefined ? 'week' : 'this')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(entryId === undefined ? [] : [entryId]))
  const scope = purpose === 'title' ? 'this' : wishedScope
  const { ids, all } = scopedEntries(scope, { heads, today, marks, entryId, chosen })
  const [answerId, setAnswerId] = useState('')
  const { answer, ask: send, stop, clear } = useAnswer()
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Error>()

  // The server composes the request, so unsent changes are synced first.
  useEffect(() => void journal.sync(), [journal])
  const unsent = heads.filter((head) => head.unsent && ids.includes(head.id)).length
  const revision = `${ids.map((id) => journal.revision(id)).join()} ${unsent}`
  const { ask, data: preview, error, isFetching, refetch } = usePreview(purpose, ids, revision, answer === undefined)
  const care = useCrisis(all, { id: answerId, text: answer?.text ?? '' })

  const isAgreed = state.consent?.current === true
  const left = state.allowance ? Math.max(0, state.allowance.requests.limit - state.allowance.requests.used) : 0
  const change =
    <V,>(set: (value: V) => void) =>
    (value: V) => {
      setRefusal(undefined)
      set(value)
    }
  const go = async () => {
    if (!preview) return
    setSending(true)
    setRefusal(undefined)
    try {
      if (!isAgreed) await agree({ destination: model.destination, model: model.model })
      setAnswerId(`answer ${Date.now()}`)
      void send({ ...ask, digest: preview.digest })
    } catch (failure) {
      setRefusal(failure as Error)
    } finally {
      setSending(false)
    }
  }
  const back = (why?: Error) => {
    clear()
    setRefusal(why)
    void refetch()
  }
  const outdated = isOutdated(answer?.error) ? answer?.error : undefined
  // Nothing was sent, because the preview was outdated: returns to the current preview.
  useEffect(() => {
    if (outdated) back(outdated)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal
  }, [outdated])

  if (answer && !outdated) {
    return (
      <AnswerView
        {...{ answer, purpose, onKeep, onTitle, onClose, care, model }}
        onStop={() => void stop()}
        onBack={() => back()}
        onAgain={() => void go()}
        canAskAgain={preview !== undefined}
      />
    )
  }
  return (
    <Sheet
      onClose={onClose}
      title={t.title}
      description={t.lead}
      actions={
        <div className={shared.area} data-area="journal">
          <Button onClick={() => void go()} loading={isSending} disabled={!preview || isFetching || ids.length === 0}>
            {isAgreed ? t.send : t.agree}
          </Button>
        </div>
      }
    >
      <div className={shared.panel} data-area="journal">
        <CareNotice {...care} isAlwaysOffered />
        <ReflectChoice
          {...{ purpose, scope, heads, marks, chosen }}
          hasEntry={entryId !== undefined}
          hasTitles={entryId !== undefined && onTitle !== undefined}
          onPurpose={change(setPurpose)}
          onScope={change(setScope)}
          onChosen={change(setChosen)}
        />
        {refusal && <ReflectError error={refusal} isOutdated={isOutdated(refusal)} />}
        {ids.length === 0 ? (
          <p className={shared.soft}>{scope === 'this' ? t.nothing : t.noEntries[scope]}</p>
        ) : error ? (
          <ReflectError error={error} title={t.nothing} onRetry={() => void refetch()} />
        ) : preview ? (
          <>
            {!isAgreed && (
              <section className={styles.consent}>
                <h3 className={shared.heading}>{t.consentTitle}</h3>
                <p>{model.local ? t.consentLocal : t.consentRemote(model.destination)}</p>
              </section>
            )}
            <SentText key={String(isAgreed)} preview={preview} model={model} isOpen={!isAgreed} />
            <p>
              <Link
                to={CONVERSATION}
                state={withMessageWords(preview.messages.map(({ content }) => content).join('\n\n'))}
                onClick={onClose}
              >
                {t.talk}
              </Link>
            </p>
          </>
        ) : (
          <p className={shared.soft} role="status">
            {t.looking}
          </p>
        )}
        {state.allowance && <p className="note">{left > 0 ? t.left(left) : t.none}</p>}
      </div>
    </Sheet>
  )
}
