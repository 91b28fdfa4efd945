import { useId, useState, type FormEvent } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { MUSCLES, type Muscle } from '#platform/body/muscles.ts'
import { EQUIPMENT, LOADINGS, PATTERNS_BY_FAMILY, type Equipment, type Pattern } from '../../exercise.ts'
import {
  MAX_EXERCISE_NAME,
  MAX_EXERCISE_PHOTO_BYTES,
  MAX_EXERCISE_TEXT,
  type OwnExercise,
  type OwnExerciseFields,
} from '../../contract/own-exercises.ts'
import { libraryWords } from '../core/library-words.ts'
import styles from './Exercise.module.css'
import { exerciseMessages } from './messages.ts'
import { useOwnExercises } from './use-own-exercises.ts'

const NEW: OwnExerciseFields = {
  name: '',
  pattern: 'squat',
  primary: [],
  secondary: [],
  equipment: [],
  loading: 'bodyweight',
  measure: 'reps',
  perSide: false,
  how: '',
}
const MEASURES = ['reps', 'seconds', 'metres'] as const
const patterns = Object.values(PATTERNS_BY_FAMILY).flat() as readonly Pattern[]
const MOST_EQUIPMENT = 12

/** The form for an own exercise. */
export function OwnExerciseSheet({ own, onClose }: { own?: OwnExercise; onClose: () => void }) {
  const t = useMessages(exerciseMessages).sheet
  const words = useMessages(libraryWords)
  const formId = useId()
  const { put, photo } = useOwnExercises()
  const [id] = useState(() => own?.id ?? uuidv7())
  const [fields, setFields] = useState<OwnExerciseFields>(own ?? NEW)
  const [isTried, setTried] = useState(false)
  const [file, setFile] = useState<File>()
  const [isCleared, setCleared] = useState(false)
  const isTooLarge = file !== undefined && file.size > MAX_EXERCISE_PHOTO_BYTES
  const change = (part: Partial<OwnExerciseFields>) => setFields({ ...fields, ...part })
  const muscleChips = MUSCLES.map((muscle) => ({ value: muscle, label: words.muscles[muscle] }))

  async function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (fields.name.trim() === '' || fields.primary.length === 0 || isTooLarge) return
    const { name, pattern, primary, secondary, equipment, loading, measure, perSide, how } = fields
    const body = { name, pattern, primary, secondary, equipment, loading, measure, perSide, how }
    try {
      await put.mutateAsync({ params: { id }, body })
      // A new exercise is stored before its photo is sent; if only the photo is refused, the sheet stays open with all entries.
      if (file) await photo.mutateAsync({ id, file })
      else if (isCleared && own?.photo) await photo.mutateAsync({ id, file: null })
      onClose()
    } catch {
      // The hooks have shown the error already.
    }
  }

  return (
    <Sheet
      onClose={onClose}
      title={own ? t.titleEdit : t.titleNew}
      actions={
        <Button type="submit" form={formId} loading={put.isPending}>
          {t.keep}
        </Button>
      }
    >
      <Stack id={formId} as="form" data-area="body" noValidate onSubmit={(event) => void save(event)}>
        <Field label={t.name} error={isTried && fields.name.trim() === '' ? t.nameless : undefined}>
          <TextInput value={fields.name} maxLength={MAX_EXERCISE_NAME} onChange={(value) => change({ name: value })} />
        </Field>
        <Field label={t.pattern} hint={t.patternHint}>
          <Select
            value={fields.pattern}
            options={patterns.map((value) => ({ value, label: words.patterns[value] })).toSorted((a, b) => a.label.localeCompare(b.label))}
            onChange={(value) => change({ pattern: value })}
          />
        </Field>
        <div className={styles.group}>
          <p>{t.primary}</p>
          <Chips label={t.primary} options={muscleChips} value={fields.primary} onChange={(primary: Muscle[]) => change({ primary })} />
          <p role="alert" className={styles.problem}>
            {isTried && fields.primary.length === 0 ? t.noMuscle : ''}
          </p>
        </div>
        <div className={styles.group}>
          <p>{t.secondary}</p>
          <Chips
            label={t.secondary}
            options={muscleChips.filter(({ value }) => !fields.primary.includes(value))}
            value={fields.secondary.filter((muscle) => !fields.primary.includes(muscle))}
            onChange={(secondary: Muscle[]) => change({ secondary })}
          />
        </div>
        <Field label={t.loading}>
          <Select
            value={fields.loading}
            options={LOADINGS.map((value) => ({ value, label: t.loadings[value] }))}
            onChange={(value) => change({ loading: value })}
          />
        </Field>
        <Field label={t.measure}>
          <Select
            value={fields.measure}
            options={MEASURES.map((value) => ({ value, label: t.measures[value] }))}
            onChange={(value) => change({ measure: value })}
          />
        </Field>
        <Switch label={t.perSide} checked={fields.perSide} onChange={(perSide) => change({ perSide })} />
        <Field label={own?.photo ? t.photoOther : t.photo} hint={t.photoHint} error={isTooLarge ? t.photoTooLarge : undefined}>
          <TextInput
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/tiff,image/gif"
            onInput={(event) => setFile(event.currentTarget.files?.[0])}
          />
        </Field>
        {own?.photo && !file && <Switch label={t.photoAway} checked={isCleared} onChange={setCleared} />}
        <Field label={t.how}>
          <TextArea rows={4} maxLength={MAX_EXERCISE_TEXT} value={fields.how} onChange={(value) => change({ how: value })} />
        </Field>
        <div className={styles.group}>
          <p>{t.equipment}</p>
          <Chips
            label={t.equipment}
            options={EQUIPMENT.map((one) => ({ value: one, label: words.equipment[one] }))}
            value={fields.equipment}
            onChange={(equipment: Equipment[]) => change({ equipment: equipment.slice(0, MOST_EQUIPMENT) })}
          />
        </div>
      </Stack>
    </Sheet>
  )
}
