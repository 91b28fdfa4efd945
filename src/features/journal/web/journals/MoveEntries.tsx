import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { EntryHead } from '../local/types.ts'
import { useListedHeads } from '../local/use-entry-pages.ts'
import { useJournal } from '../local/use-journal.ts'
import { useMoodNames } from '../mood/mood-names.ts'
import { JournalMark } from './JournalMark.tsx'
import { journalsMessages } from './messages.ts'
import { moveEntries } from './move-entries.ts'
import styles from './MoveEntries.module.css'
import { useJournals } from './use-journals.ts'

const STEP = 50

/** Moves several entries at once to another journal. */
export function MoveEntries({ onClose }: { onClose: () => void }) {
  const t = useMessages(journalsMessages)
  const format = useFormat()
  const journal = useJournal()
  const { heads } = useListedHeads('entries')
  const { nameOf } = useMoodNames()
  const { inUse } = useJournals()
  const chosen = journal.view.chosen()
  const targets = inUse.filter(({ id }) => id !== chosen)
  const [to, setTo] = useState(targets[0]?.id ?? '')
  const [count, setCount] = useState(STEP)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [isMoving, setMoving] = useState(false)
  const shown = heads.slice(0, count)
  const goes = heads.filter((head) => picked.has(head.id) && journal.view.homeOf(head.journalId) !== to)
  const pick = (ids: readonly string[], on: boolean) => {
    const next = new Set(picked)
    for (const id of ids)
      if (on) next.add(id)
      else next.delete(id)
    setPicked(next)
  }
  const wordsOf = (head: EntryHead) => head.title || head.preview || (head.mood ? nameOf(head.mood) : t.untitled)
  const move = async () => {
    const target = targets.find(({ id }) => id === to)
    if (!target) return
    setMoving(true)
    await moveEntries(journal, goes, target)
    onClose()
  }
  return (
    <Sheet
      onClose={onClose}
      title={t.moveMany}
      description={t.moveManyAbout}
      actions={
        <Button disabled={goes.length === 0} loading={isMoving} onClick={() => void move()}>
          {t.moveN(goes.length)}
        </Button>
      }
    >
      <Stack data-area="journal">
        {heads.length === 0 ? (
          <p>{t.none}</p>
        ) : (
          <>
            <Field label={t.to}>
              <Select value={to} options={targets.map(({ id, name }) => ({ value: id, label: name }))} onChange={setTo} />
            </Field>
            <label className={styles.entry}>
              <input
                type="checkbox"
                checked={shown.every(({ id }) => picked.has(id))}
                onChange={(event) =>
                  pick(
                    shown.map(({ id }) => id),
                    event.target.checked,
                  )
                }
              />
              <span className={styles.title}>{t.pickAll}</span>
            </label>
            <ul role="list" className={styles.entries}>
              {shown.map((head) => (
                <li key={head.id}>
                  <label className={styles.entry}>
                    <input
                      type="checkbox"
                      aria-label={`${wordsOf(head)}, ${format.localDay(head.localDay, 'medium')}`}
                      checked={picked.has(head.id)}
                      onChange={(event) => pick([head.id], event.target.checked)}
                    />
                    <span className={styles.words}>
                      <span className={styles.title} dir="auto">
                        {wordsOf(head)}
                      </span>
                      <span className={styles.meta}>
                        <span>{format.localDay(head.localDay, 'medium')}</span>
                        <JournalMark journalId={head.journalId} />
                      </span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
            {heads.length > count && (
              <Button kind="soft" onClick={() => setCount(count + STEP)}>
                {t.more}
              </Button>
            )}
          </>
        )}
      </Stack>
    </Sheet>
  )
}
