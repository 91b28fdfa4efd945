import { Link } from 'react-router'
import { CareNotice } from '#platform/web/care/CareNotice.tsx'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { edit } from '#platform/web/ui/icons/actions.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useHardMarks } from '../local/use-hard-marks.ts'
import { useHeads, useOfChosen } from '../local/use-journal.ts'
import { promptMessages } from './messages.ts'
import shared from './Reflect.module.css'
import styles from './GuidedReflection.module.css'
import type { ReflectPanelProps } from './reflect-props.ts'
import { scopedEntries } from './scope.ts'
import { useCrisis } from './use-crisis.ts'
import { useMoment } from './use-moment.ts'
import { useNewEntry } from './use-new-entry.ts'

/**
 * Looking back without a language model: days to read again, and questions to answer. The questions become headings of a new
 * entry, or of the one it was opened from, so that the answers are saved while they are written.
 */
export function GuidedReflection({ onClose, entryId, onKeep }: Pick<ReflectPanelProps, 'onClose' | 'entryId' | 'onKeep'>) {
  const { guided: t, reflect } = useMessages(promptMessages)
  const format = useFormat()
  const create = useNewEntry()
  const { day: today } = useMoment()
  const heads = useOfChosen(useHeads())
  const marks = useHardMarks()
  const isOfEntry = entryId !== undefined && onKeep !== undefined
  const { ids, all } = scopedEntries('week', { heads, today, marks, entryId, chosen: new Set() })
  const week = heads.filter(({ id }) => ids.includes(id))
  const care = useCrisis(isOfEntry ? [entryId] : all)
  const questions = isOfEntry ? t.ofEntry : t.ofWeek

  async function write(): Promise<void> {
    const body = questions.map((question) => `## ${question}\n\n`).join('\n')
    try {
      await (isOfEntry ? onKeep(body) : create({ title: t.title, body }, true))
      onClose()
    } catch {
      toast({ title: t.failed, tone: 'destructive' })
    }
  }

  return (
    <>
      <CareNotice {...care} isAlwaysOffered />
      {!isOfEntry && (
        <section className={styles.part}>
          <h3 className={shared.heading}>{t.read}</h3>
          {week.length === 0 ? (
            <p className={shared.soft}>{reflect.noEntries.week}</p>
          ) : (
            <ul role="list" className={cx(shared.entries, styles.days)}>
              {week.map(({ id, title, preview, localDay }) => (
                <li key={id}>
                  <Link to={`/journal/${id}`} className={shared.entry} onClick={onClose}>
                    <span className={shared.day}>{format.localDay(localDay, 'day')}</span>
                    <span className={shared.words} dir="auto">
                      {title || preview || reflect.untitled}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <section className={styles.part}>
        <h3 className={shared.heading}>{t.ask}</h3>
        <ol className={styles.questions}>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        <Button icon={edit} onClick={() => void write()}>
          {isOfEntry ? t.writeHere : t.write}
        </Button>
      </section>
    </>
  )
}
