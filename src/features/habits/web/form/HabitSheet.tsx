import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { HabitIdea } from '#platform/web/habit-idea.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useReminders } from '#platform/web/reminders/use-reminders.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { chevronStart } from '#platform/web/ui/icons/controls.ts'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { EVERY_DAY } from '#platform/contract/reminders.ts'
import type { Habit, HabitGroup, Schedule } from '../../contract.ts'
import { changeHabit, fieldsOf, saveHabit } from '../data/writing.ts'
import { hued } from '../core/hues.ts'
import { blankDraft, draftFromIdea, draftFromTemplate, draftOf, readDraft, type Problems } from './draft.ts'
import styles from './HabitSheet.module.css'
import { FormFields } from './FormFields.tsx'
import { formMessages } from './messages.ts'
import { Planted } from './Planted.tsx'
import { TemplatePicker } from './TemplatePicker.tsx'
import { useDraft } from './use-draft.ts'

type Props = {
  /** Edits this habit; without it a new one is created. */
  habit?: Habit | undefined
  /** Initial values of a new habit, suggested by another page. */
  idea?: HabitIdea | undefined
  groups: readonly HabitGroup[]
  today: LocalDay
  /** The position of a new habit, after all others. */
  order: number
  onClose: () => void
}

/** Creates or edits a habit: first an idea to start from, then the form, then its reminders. */
export function HabitSheet({ habit, idea, groups, today, order, onClose }: Props) {
  const t = useMessages(formMessages)
  const { locale } = useFormat()
  const client = useQueryClient()
  const { add } = useReminders()
  const form = useId()
  const body = useRef<HTMLFormElement>(null)
  // The habit as it was opened: saving must not revert changes that another device makes meanwhile.
  const [base] = useState(habit)
  const [id] = useState(() => habit?.id ?? uuidv7())
  const [planted, setPlanted] = useState<string>()
  const [problems, setProblems] = useState<Problems>({})
  const { draft, isBack, isReady, change, begin, forget } = useDraft(
    habit ? `draft ${habit.id}` : idea ? `draft idea ${idea.name}` : 'draft new',
    habit ? draftOf(fieldsOf(habit), locale) : idea && draftFromIdea(idea, today, order),
  )

  // Problems are shown until they are corrected, and the first one gets the focus.
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  // The form begins at its top, regardless of the scroll position of the list of ideas.
  const isFilling = draft !== undefined && isReady
  useEffect(() => {
    if (isFilling && body.current?.parentElement) body.current.parentElement.scrollTop = 0
  }, [isFilling])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!draft) return
    const read = readDraft(draft, locale)
    if ('problems' in read) {
      setProblems(read.problems)
      setTries(tries + 1)
      return
    }
    const isSaved = await (base ? changeHabit(client, base, read.fields) : saveHabit(client, id, read.fields))
    if (!isSaved) return
    const minutes = habit ? undefined : minutesOf(draft.remindAt)
    if (minutes !== undefined) void add('habits', id, read.fields.name, minutes, weekdaysOf(read.fields.schedule))
    await forget(draft)
    if (habit) onClose()
    else setPlanted(read.fields.name)
  }

  const isForm = draft !== undefined && planted === undefined
  return (
    <Sheet
      onClose={onClose}
      title={planted !== undefined ? t.planted(planted) : habit ? t.editTitle : t.newTitle}
      actions={
        planted !== undefined ? (
          <Button onClick={onClose}>{t.done}</Button>
        ) : isForm ? (
          <>
            {Object.keys(problems).length > 0 && <p className={styles.some}>{t.some}</p>}
            <Button type="submit" form={form}>
              {habit ? t.save : t.plant}
            </Button>
          </>
        ) : undefined
      }
    >
      {planted !== undefined ? (
        <Planted id={id} name={planted} />
      ) : !isReady ? null : draft ? (
        <Stack
          id={form}
          ref={body}
          onSubmit={(event) => void save(event)}
          as="form"
          gap={5}
          noValidate
          data-area="habit"
          style={hued(draft.hue).style}
        >
          {(isBack || !habit) && (
            <div className={styles.top}>
              {!habit && (
                <Button kind="quiet" size="sm" icon={chevronStart} onClick={() => void forget()}>
                  {t.back}
                </Button>
              )}
              {isBack && (
                <p className={styles.back} role="status">
                  {t.draftBack}{' '}
                  {habit && (
                    <Button kind="quiet" size="sm" onClick={() => void forget(draftOf(fieldsOf(habit), locale))}>
                      {t.startOver}
                    </Button>
                  )}
                </p>
              )}
            </div>
          )}
          <FormFields
            draft={draft}
            problems={problems}
            groups={groups}
            onChange={(part) => {
              change(part)
              setProblems((old) => Object.fromEntries(Object.entries(old).filter(([field]) => !(field in part))) as Problems)
            }}
            reminders={habit && { id: habit.id, name: habit.name }}
          />
        </Stack>
      ) : (
        <TemplatePicker
          onPick={(template) => begin(template ? draftFromTemplate(template, today, order, locale) : blankDraft(today, order))}
        />
      )}
    </Sheet>
  )
}

/** Minutes after midnight of `HH:MM`. */
function minutesOf(time: string | undefined): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time ?? '') ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** Weekdays of the reminder: the days that the schedule names. */
const weekdaysOf = (schedule: Schedule): number => (schedule.kind === 'weekdays' ? schedule.weekdays : EVERY_DAY)
