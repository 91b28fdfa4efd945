import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { PushPermission } from '#platform/web/reminders/PushPermission.tsx'
import { ReminderList } from '#platform/web/reminders/ReminderList.tsx'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { TimeField } from '#platform/web/ui/TimeField.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { HabitGroup } from '../../contract.ts'
import { handyStep } from '../data/marks.ts'
import { parseAmount } from '#platform/web/i18n/parse-amount.ts'
import { PARTS } from '../data/day-state.ts'
import type { Draft, Problems } from './draft.ts'
import shared from './Form.module.css'
import styles from './FormFields.module.css'
import { LookFields } from './LookFields.tsx'
import { formMessages } from './messages.ts'
import { PauseFields } from './PauseFields.tsx'
import { problemWords } from './problem-words.ts'
import { RhythmFields } from './RhythmFields.tsx'

type Props = {
  draft: Draft
  problems: Problems
  groups: readonly HabitGroup[]
  onChange: (part: Partial<Draft>) => void
  /** An existing habit has its own list of reminders; a new one has a time field. */
  reminders?: { id: string; name: string } | undefined
}

export function FormFields({ draft, problems, groups, onChange, reminders }: Props) {
  const t = useMessages(formMessages)
  const format = useFormat()
  const isNumber = draft.kind !== 'yes'
  const target = parseAmount(draft.target, format.locale)
  const handy = target === undefined ? undefined : handyStep(target)
  const isMoreOpen =
    draft.hasGoal || draft.pauses.length > 0 || draft.notes !== '' || Boolean(problems.goalTotal || problems.pauses || problems.startDay)
  return (
    <>
      <Field label={t.name} required error={problemWords(t, 'name', problems.name)}>
        <TextInput value={draft.name} maxLength={80} placeholder={t.namePlaceholder} onChange={(value) => onChange({ name: value })} />
      </Field>

      <Stack as="fieldset" gap={3} className={shared.part}>
        <legend>{t.what}</legend>
        <SegmentedControl
          label={t.kind}
          wide
          value={draft.kind}
          options={(['yes', 'atLeast', 'atMost'] as const).map((value) => ({ value, label: t.kinds[value] }))}
          onChange={(kind) => onChange({ kind, ...(kind !== 'yes' && draft.rhythm === 'timesADay' && { rhythm: 'daily' }) })}
        />
        <p className="note">{t.kindHints[draft.kind]}</p>
        {isNumber && (
          <div className={shared.pair}>
            <Field label={draft.kind === 'atMost' ? t.limit : t.target} required error={problemWords(t, 'target', problems.target)}>
              <TextInput value={draft.target} inputMode="decimal" onChange={(value) => onChange({ target: value })} />
            </Field>
            <Field label={t.unit} optional>
              <TextInput
                value={draft.unit}
                maxLength={24}
                placeholder={t.unitPlaceholder}
                onChange={(value) => onChange({ unit: value })}
              />
            </Field>
            <Field label={t.step} hint={t.stepHint} optional error={problemWords(t, 'step', problems.step)}>
              <TextInput
                value={draft.step ?? ''}
                inputMode="decimal"
                placeholder={handy === undefined ? '' : format.number(handy)}
                {...(draft.unit.trim() && { suffix: draft.unit.trim() })}
                onChange={(value) => onChange({ step: value })}
              />
            </Field>
          </div>
        )}
      </Stack>

      <RhythmFields draft={draft} problems={problems} onChange={onChange} />

      <Stack as="fieldset" gap={3} className={shared.part}>
        <legend>{t.timeOfDay}</legend>
        <SegmentedControl
          label={t.timeOfDay}
          wide
          value={draft.timeOfDay}
          options={(['any', ...PARTS.filter((part) => part !== 'any')] as const).map((value) => ({ value, label: t.parts[value] }))}
          onChange={(timeOfDay) => onChange({ timeOfDay })}
        />
      </Stack>

      <LookFields hue={draft.hue} icon={draft.icon} onChange={onChange} />

      <Field label={t.question} optional>
        <TextInput
          value={draft.question}
          maxLength={200}
          placeholder={t.questionPlaceholder}
          onChange={(value) => onChange({ question: value })}
        />
      </Field>

      {groups.length > 0 && (
        <Field label={t.group}>
          <Select
            value={draft.groupId ?? ''}
            options={[{ value: '', label: t.noGroup }, ...groups.map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={(value) => onChange({ groupId: value || null })}
          />
        </Field>
      )}

      <Stack as="fieldset" gap={3} className={shared.part}>
        <legend>{t.reminders}</legend>
        {reminders ? (
          <>
            <ReminderList owner="habits" subject={reminders.id} title={reminders.name} />
            <PushPermission />
          </>
        ) : (
          <Field label={t.remindAt} hint={t.remindAtHint} optional>
            <TimeField value={draft.remindAt ?? ''} onChange={(remindAt) => onChange({ remindAt })} />
          </Field>
        )}
      </Stack>

      <details className={styles.more} {...(isMoreOpen && { open: true })}>
        <summary>{t.more}</summary>
        <Stack gap={5} className={styles.moreFields}>
          <Field label={t.start} hint={t.startHint} error={problemWords(t, 'startDay', problems.startDay)}>
            <DateField value={draft.startDay} onChange={(startDay) => onChange({ startDay })} />
          </Field>
          <Switch label={t.goal} hint={t.goalHint} checked={draft.hasGoal} onChange={(hasGoal) => onChange({ hasGoal })} />
          {draft.hasGoal && (
            <Field label={t.goalTotal} required error={problemWords(t, 'goalTotal', problems.goalTotal)}>
              <TextInput
                value={draft.goalTotal}
                inputMode="decimal"
                suffix={isNumber ? draft.unit : t.goalTimes}
                onChange={(value) => onChange({ goalTotal: value })}
              />
            </Field>
          )}
          <PauseFields
            pauses={draft.pauses}
            problem={problemWords(t, 'pauses', problems.pauses)}
            onChange={(pauses) => onChange({ pauses })}
          />
          <Field label={t.notes} optional>
            <TextArea
              rows={3}
              maxLength={2000}
              value={draft.notes}
              placeholder={t.notesPlaceholder}
              onChange={(value) => onChange({ notes: value })}
            />
          </Field>
        </Stack>
      </details>
    </>
  )
}
