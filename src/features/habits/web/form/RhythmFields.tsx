import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { weekdayNames } from '#platform/web/i18n/weekday-names.ts'
import { Weekdays } from '#platform/web/reminders/Weekdays.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { habitMessages } from '../core/messages.ts'
import { readDraft, RHYTHMS, type Draft, type Problems } from './draft.ts'
import shared from './Form.module.css'
import styles from './RhythmFields.module.css'
import { formMessages } from './messages.ts'
import { problemWords } from './problem-words.ts'

type Props = { draft: Draft; problems: Problems; onChange: (part: Partial<Draft>) => void }

/** The schedule of a habit, and its summary as a sentence. */
export function RhythmFields({ draft, problems, onChange }: Props) {
  const t = useMessages(formMessages)
  const { rhythm } = draft
  const hasTimes = rhythm === 'perWeek' || rhythm === 'perDays' || rhythm === 'timesADay'
  const hasDays = rhythm === 'perDays' || rhythm === 'everyDays'
  return (
    <Stack as="fieldset" gap={3} className={shared.part}>
      <legend>{t.when}</legend>
      <Field label={t.rhythm} labelHidden error={problemWords(t, 'rhythm', problems.rhythm)}>
        <Select
          value={rhythm}
          options={RHYTHMS.filter((one) => draft.kind === 'yes' || one !== 'timesADay').map((value) => ({
            value,
            label: t.rhythms[value],
          }))}
          onChange={(value) => onChange({ rhythm: value })}
        />
      </Field>
      {rhythm === 'weekdays' && <Weekdays value={draft.weekdays} onChange={(weekdays) => onChange({ weekdays })} />}
      {(hasTimes || hasDays) && (
        <div className={shared.pair}>
          {hasTimes && (
            <Field label={t.times} error={problemWords(t, 'times', problems.times)}>
              <TextInput value={draft.times} inputMode="numeric" onChange={(value) => onChange({ times: value })} />
            </Field>
          )}
          {hasDays && (
            <Field label={t.days} error={problemWords(t, 'days', problems.days)}>
              <TextInput value={draft.days} inputMode="numeric" onChange={(value) => onChange({ days: value })} />
            </Field>
          )}
        </div>
      )}
      <Meaning draft={draft} />
    </Stack>
  )
}

function Meaning({ draft }: { draft: Draft }) {
  const t = useMessages(formMessages)
  const h = useMessages(habitMessages)
  const format = useFormat()
  const name = draft.name.trim() || t.unnamed
  const read = readDraft({ ...draft, name, hasGoal: false, pauses: [], startDay: draft.startDay || '2024-01-01' }, format.locale)
  if ('problems' in read) return null
  const { kind, target, unit, schedule } = read.fields
  const amount = kind === 'yes' ? '' : t.amountSentence(kind, h.quantity(target, unit, format))
  const isSum = kind !== 'yes' && schedule.kind === 'perDays' && schedule.times === 1
  const when = isSum
    ? t.sumSentence(amount, h.days(schedule.days))
    : [h.schedule(schedule, weekdayNames(format.locale, 'long'), format), amount].filter(Boolean).join(', ')
  return (
    <p className={styles.sentence} aria-live="polite">
      {t.sentence(name, when)}
    </p>
  )
}
