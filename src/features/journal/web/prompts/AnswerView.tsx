import { useMemo, useState } from 'react'
import type { ModelState } from '#platform/contract/model-consent.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { CareNotice } from '#platform/web/care/CareNotice.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { check, refresh } from '#platform/web/ui/icons/controls.ts'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { Spinner } from '#platform/web/ui/Spinner.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ReflectPurpose } from '../../contract/reflect.ts'
import { RichText } from '../render/RichText.tsx'
import { promptMessages } from './messages.ts'
import { plainAnswer, quoted, titlesIn } from '#platform/markdown/plain-answer.ts'
import shared from './Reflect.module.css'
import styles from './AnswerView.module.css'
import type { ReflectPanelProps } from './reflect-props.ts'
import { ReflectError } from './ReflectError.tsx'
import type { Answer } from './use-answer.ts'
import type { Care } from './use-crisis.ts'
import { useNewEntry } from './use-new-entry.ts'

interface AnswerViewProps extends Omit<ReflectPanelProps, 'entryId'> {
  answer: Answer
  purpose: ReflectPurpose
  model: NonNullable<ModelState['model']>
  care: Care
  onStop: () => void
  onBack: () => void
  onAgain: () => void
  /** The preview is still valid; otherwise the person must go back and review it again. */
  canAskAgain: boolean
}

/** The answer as it arrives, with its actions. The text is only displayed; links in it are never active. */
export function AnswerView(props: AnswerViewProps) {
  const { answer, purpose, model, care, onStop, onBack, onAgain, canAskAgain, onClose, onKeep, onTitle } = props
  const t = useMessages(promptMessages).reflect
  const format = useFormat()
  const create = useNewEntry()
  const [stored, setStored] = useState<string>()
  const text = useMemo(() => plainAnswer(answer.text), [answer.text])
  const isOver = answer.state === 'ended'
  const titles = purpose === 'title' && isOver ? titlesIn(text) : []
  const [now] = useState(() => Date.now())
  const byline = t.byline(model.model, format.date(now, 'medium'))

  const tried = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch {
      toast({ title: t.keepFailed, tone: 'destructive' })
    }
  }
  /** Creates an entry that begins with the answer as a quote. */
  const asEntry = (write: boolean) =>
    tried(async () => {
      await create({ body: `${quoted(text, byline)}\n\n` }, write)
      onClose()
    })
  const keep = () =>
    onKeep
      ? tried(async () => {
          await onKeep(quoted(text, byline))
          setStored(text)
          toast({ title: t.savedToast, tone: 'good' })
        })
      : asEntry(false)
  const take = (title: string) =>
    tried(async () => {
      await onTitle?.(title)
      toast({ title: t.titled, tone: 'good' })
      onClose()
    })

  const note =
    isOver &&
    (answer.error
      ? text && t.broke
      : answer.finish === 'stopped'
        ? text && t.stopped
        : answer.finish === 'length'
          ? t.full
          : answer.finish === 'filtered'
            ? t.filtered
            : !text && t.empty)

  return (
    <Sheet
      onClose={onClose}
      title={t.purposes[purpose]}
      actions={
        isOver ? (
          <div className={shared.area} data-area="journal">
            <Button kind="quiet" onClick={onBack}>
              {t.back}
            </Button>
            {canAskAgain && (
              <Button kind="soft" icon={refresh} onClick={onAgain}>
                {t.askAgain}
              </Button>
            )}
            {text && purpose === 'reflection' && (
              <Button onClick={() => void keep()} disabled={stored === text} {...(stored === text ? { icon: check } : {})}>
                {stored === text ? t.saved : onKeep ? t.keep : t.keepNew}
              </Button>
            )}
            {text && purpose === 'prompt' && <Button onClick={() => void asEntry(true)}>{t.write}</Button>}
          </div>
        ) : (
          <div className={shared.area} data-area="journal">
            <Button kind="soft" onClick={onStop}>
              {t.stop}
            </Button>
          </div>
        )
      }
    >
      <div className={shared.panel} data-area="journal">
        <CareNotice {...care} isAlwaysOffered />
        {!isOver && (
          <p className={styles.working} role="status">
            <Spinner size={18} /> {answer.state === 'asking' ? t.thinking : t.writing}
          </p>
        )}
        {titles.length > 0 ? (
          <Stack as="ul" role="list" gap={2} className={styles.titles}>
            {titles.map((title) => (
              <li key={title}>
                <button type="button" onClick={() => void take(title)} aria-label={t.useTitle(title)}>
                  <span dir="auto">{title}</span>
                </button>
              </li>
            ))}
          </Stack>
        ) : (
          text && (
            <div className={styles.answer} data-purpose={purpose} aria-live="polite" aria-busy={!isOver}>
              <RichText markdown={text} />
            </div>
          )
        )}
        {note && <p className={shared.soft}>{note}</p>}
        {isOver && answer.error && <ReflectError error={answer.error} title={text ? t.failed : t.refused} />}
        {isOver && text && <p className="note">{t.made(model.model)}</p>}
      </div>
    </Sheet>
  )
}
