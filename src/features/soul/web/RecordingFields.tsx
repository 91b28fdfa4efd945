import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import type { SoulCategory } from '../contract.ts'
import { soulMessages } from './messages.ts'
import styles from './Recordings.module.css'
import type { About } from './upload-recording.ts'

/** Problems by field; `sending` is for the whole form. */
export type Problems = { file?: string; title?: string; category?: string; description?: string; sending?: string }

interface RecordingFieldsProps {
  about: About
  onChange: (about: About) => void
  problems: Problems
  categories: readonly SoulCategory[]
}

/** Form fields that describe a recording. */
export function RecordingFields({ about, onChange, problems, categories }: RecordingFieldsProps) {
  const t = useMessages(soulMessages)
  return (
    <div className={styles.fields}>
      <Field label={t.admin.name} error={problems.title} required>
        <TextInput value={about.title} maxLength={120} onChange={(value) => onChange({ ...about, title: value })} />
      </Field>
      <Field label={t.admin.category} error={problems.category} required>
        <Select
          placeholder={t.admin.pick}
          options={categories.map(({ id, title }) => ({ value: id, label: title }))}
          value={about.category}
          onChange={(value) => onChange({ ...about, category: value })}
        />
      </Field>
      <Field label={t.admin.description} hint={t.admin.descriptionHint} error={problems.description} optional className={styles.whole}>
        <TextArea value={about.description} maxLength={500} rows={3} onChange={(value) => onChange({ ...about, description: value })} />
      </Field>
    </div>
  )
}
