import { toneIcon } from '#platform/web/audio/items.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { heart } from '#platform/web/ui/icons/marks.ts'
import { edit } from '#platform/web/ui/icons/actions.ts'
import { timer } from '#platform/web/ui/icons/tools.ts'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { LENGTHS, THEMES, TONES } from '../themes.ts'
import type { Filters } from './filters.ts'
import { speechesMessages } from './messages.ts'
import styles from './Speeches.module.css'

/** Filters for speeches: tone, theme, language, length and favourites. */
export function SpeechFilters({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const t = useMessages(speechesMessages)
  return (
    <search className={styles.filters} aria-label={t.filter.label}>
      <Chips
        label={t.filter.tones}
        options={TONES.map((tone) => ({ value: tone, label: t.tones[tone], mark: toneIcon(tone) }))}
        value={filters.tones}
        onChange={(tones) => onChange({ ...filters, tones })}
      />
      <div className={styles.choices}>
        <SegmentedControl
          label={t.filter.language}
          options={[
            { value: 'en', label: t.languages.en },
            { value: 'de', label: t.languages.de },
            { value: 'both', label: t.filter.both },
          ]}
          value={filters.language}
          onChange={(language) => onChange({ ...filters, language })}
        />
        <Field label={t.filter.theme} labelHidden className={styles.theme}>
          <Select
            options={[{ value: '', label: t.filter.anyTheme }, ...THEMES.map((theme) => ({ value: theme, label: t.themes[theme] }))]}
            value={filters.theme ?? ''}
            onChange={(value) => onChange({ ...filters, theme: value || undefined })}
          />
        </Field>
        <Chips
          label={t.filter.lengths}
          options={LENGTHS.map((length) => ({ value: length, label: t.filter[length], icon: timer }))}
          value={filters.lengths}
          onChange={(lengths) => onChange({ ...filters, lengths })}
        />
        <Chips
          label={t.filter.more}
          options={[
            { value: 'favourites', label: t.filter.favourites, icon: heart },
            { value: 'own', label: t.filter.own, icon: edit },
          ]}
          value={filters.more}
          onChange={(more) => onChange({ ...filters, more })}
        />
      </div>
    </search>
  )
}
