import { useEffect, useRef } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { heart } from '#platform/web/ui/icons/marks.ts'
import { search } from '#platform/web/ui/icons/controls.ts'
import { microphone } from '#platform/web/ui/icons/capture.ts'
import { headphones } from '#platform/web/ui/icons/media.ts'
import { timer } from '#platform/web/ui/icons/tools.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { isFiltering, LENGTHS, type Filters } from './filters.ts'
import { soulMessages } from './messages.ts'
import shared from './Soul.module.css'
import styles from './SoulFilters.module.css'

/** Filters for tracks: text, length, kind and favourites. */
export function SoulFilters({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const t = useMessages(soulMessages)
  const place = useRef<HTMLElement>(null)
  const isOn = isFiltering(filters)
  // Results begin below the filters; on a phone they would be off screen, so scroll to them.
  useEffect(() => {
    if (isOn && (place.current?.getBoundingClientRect().bottom ?? 0) > innerHeight / 2) place.current?.scrollIntoView({ block: 'start' })
  }, [isOn])
  return (
    <search ref={place} className={shared.filters} aria-label={t.filter.label}>
      <Field label={t.filter.search} labelHidden>
        <TextInput
          type="search"
          icon={search}
          maxLength={80}
          placeholder={t.filter.placeholder}
          value={filters.text}
          onChange={(value) => onChange({ ...filters, text: value })}
        />
      </Field>
      <div className={styles.chips}>
        <Chips
          label={t.filter.favourites}
          options={[{ value: 'favourites', label: t.filter.favourites, icon: heart }]}
          value={filters.favourites ? ['favourites'] : []}
          onChange={(value) => onChange({ ...filters, favourites: value.length > 0 })}
        />
        <Chips
          label={t.filter.lengths}
          options={LENGTHS.map((length) => ({ value: length, label: t.filter[length], icon: timer }))}
          value={filters.lengths}
          onChange={(lengths) => onChange({ ...filters, lengths })}
        />
        <Chips
          label={t.filter.kinds}
          options={[
            { value: 'guided', label: t.guided, icon: microphone },
            { value: 'sound', label: t.sound, icon: headphones },
          ]}
          value={filters.kinds}
          onChange={(kinds) => onChange({ ...filters, kinds })}
        />
      </div>
    </search>
  )
}
