import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { CATEGORIES_MOST, TAGS_MOST, type MeditationWords } from '../../contract.ts'
import { CATEGORIES } from '../../core/categories.ts'
import { meditationMessages } from '../core/messages.ts'
import styles from './Editor.module.css'

const tagsIn = (text: string): string[] =>
  [
    ...new Set(
      text
        .split(',')
        .map((tag) => tag.trim().slice(0, 24).trim())
        .filter(Boolean),
    ),
  ].slice(0, TAGS_MOST)

/** Fields that lists show: description, categories and tags. */
export function DetailFields({ words, onChange }: { words: MeditationWords; onChange: (part: Partial<MeditationWords>) => void }) {
  const t = useMessages(meditationMessages)
  const [tags, setTags] = useState(words.tags.join(', '))
  return (
    <details className={styles.more}>
      <summary>{t.edit.details}</summary>
      <Stack>
        <Field label={t.edit.description}>
          <TextArea rows={3} maxLength={500} value={words.description} onChange={(value) => onChange({ description: value })} />
        </Field>
        <div>
          <p className={styles.label} aria-hidden="true">
            {t.edit.categories}
          </p>
          <Chips
            label={t.edit.categories}
            options={CATEGORIES.map((value) => ({ value, label: t.categories[value] }))}
            value={words.categories}
            onChange={(categories) => categories.length <= CATEGORIES_MOST && onChange({ categories })}
          />
        </div>
        <Field label={t.edit.tags}>
          <TextInput
            value={tags}
            maxLength={240}
            onChange={(value) => {
              setTags(value)
              onChange({ tags: tagsIn(value) })
            }}
          />
        </Field>
      </Stack>
    </details>
  )
}
