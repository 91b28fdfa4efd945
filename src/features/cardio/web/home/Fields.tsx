import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { TimeField } from '#platform/web/ui/TimeField.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Ref } from 'react'
import { MAX_NAME, MAX_NOTE } from '../../contract.ts'
import { EFFORTS, KIND_FACTS } from '../../engine/kinds.ts'
import { cardioMessages } from '../core/messages.ts'
import styles from './Cardio.module.css'
import type { Draft, Problems } from './draft.ts'

interface FieldsProps {
  draft: Draft
  problems: Problems
  onChange: (change: Partial<Draft>) => void
}

/** The main fields: duration, distance and effort. */
export function MainFields({ draft, problems, onChange, minutesRef }: FieldsProps & { minutesRef?: Ref<HTMLInputElement> }) {
  const t = useMessages(cardioMessages)
  const format = useFormat()
  const hasDistance = KIND_FACTS[draft.kind].speaks !== null || draft.kind === 'other'
  return (
    <>
      <div className={styles.pair}>
        <Field label={t.log.minutes} error={problems.minutes && t.log.minutesProblem}>
          <TextInput
            ref={minutesRef}
            inputMode="decimal"
            enterKeyHint="done"
            className={styles.big}
            value={draft.minutes}
            onChange={(value) => onChange({ minutes: value })}
          />
        </Field>
        {hasDistance && (
          <Field label={t.log.distance} optional error={problems.distance && t.log.distanceProblem}>
            <TextInput
              inputMode="decimal"
              enterKeyHint="done"
              suffix={format.unitLabel('distance')}
              className={styles.big}
              value={draft.distance}
              onChange={(value) => onChange({ distance: value })}
            />
          </Field>
        )}
      </div>
      <Stack gap={2}>
        <SegmentedControl
          label={t.log.effort}
          options={EFFORTS.map((value) => ({ value, label: t.effort[value] }))}
          value={draft.effort}
          onChange={(effort) => onChange({ effort })}
          wide
        />
        <p className={styles.soft}>{t.effortHint[draft.effort]}</p>
      </Stack>
    </>
  )
}

/** Date, time and optional fields. */
export function MoreFields({ draft, problems, onChange }: FieldsProps) {
  const t = useMessages(cardioMessages)
  return (
    <>
      <div className={styles.pair}>
        <Field label={t.log.day} error={problems.day && t.log.dayProblem}>
          <DateField value={draft.day} onChange={(day) => onChange({ day })} />
        </Field>
        <Field label={t.log.time}>
          <TimeField value={draft.time} onChange={(time) => onChange({ time })} />
        </Field>
        <Field label={t.log.bpm} optional error={problems.bpm && t.log.bpmProblem}>
          <TextInput inputMode="numeric" suffix={t.log.perMinute} value={draft.bpm} onChange={(value) => onChange({ bpm: value })} />
        </Field>
      </div>
      <Field label={t.log.name} optional>
        <TextInput maxLength={MAX_NAME} value={draft.name} onChange={(value) => onChange({ name: value })} />
      </Field>
      <Field label={t.log.note} optional>
        <TextArea rows={2} maxLength={MAX_NOTE} value={draft.note} onChange={(value) => onChange({ note: value })} />
      </Field>
    </>
  )
}
