import { useEffect, useState } from 'react'
import { NEEDS } from '#platform/contract/needs.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { search as searchIcon } from '#platform/web/ui/icons/controls.ts'
import { timer } from '#platform/web/ui/icons/tools.ts'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { KINDS, LENGTHS, VOICES } from '../contract.ts'
import styles from './Discover.module.css'
import { filtersOf, withFilter, type Choice } from './filters.ts'
import { discoverMessages } from './messages.ts'

/** Debounce of typing, in ms. */
const WAIT_MS = 250

type Props = { search: URLSearchParams; onChange: (search: URLSearchParams) => void }

/** Filters: needs as chips, text, length, voice, language and kind. */
export function FindFilters({ search, onChange }: Props) {
  const t = useMessages(discoverMessages)
  const filters = filtersOf(search)
  const set = (name: Choice | 'text', value: string) => onChange(withFilter(search, name, value))
  const choices = [
    { name: 'length', label: t.length, any: t.anyLength, options: LENGTHS.map((one) => ({ value: one as string, label: t.lengths[one] })) },
    { name: 'voice', label: t.voice, any: t.anyVoice, options: VOICES.map((one) => ({ value: one as string, label: t.voices[one] })) },
    {
      name: 'language',
      label: t.language,
      any: t.anyLanguage,
      options: (['en', 'de'] as const).map((one) => ({ value: one as string, label: t.languages[one] })),
    },
    { name: 'kind', label: t.kind, any: t.anyKind, options: KINDS.map((one) => ({ value: one as string, label: t.kinds[one] })) },
  ] as const
  return (
    <Stack as="search" gap={3} aria-label={t.filters}>
      <Cluster gap={2}>
        <Chips
          label={t.needsLabel}
          options={NEEDS.map((need) => ({ value: need, label: t.needs[need] }))}
          value={filters.need ? [filters.need] : []}
          single
          onChange={([need = '']) => set('need', need)}
        />
        <Chips
          label={t.length}
          options={[{ value: 'upTo5', label: t.fiveMinutes, icon: timer }]}
          value={filters.length === 'upTo5' ? ['upTo5'] : []}
          onChange={([length = '']) => set('length', length)}
        />
      </Cluster>
      <Words text={filters.text ?? ''} onChange={(text) => set('text', text)} />
      <div className={styles.selects}>
        {choices.map(({ name, label, any, options }) => (
          <Field key={name} label={label} labelHidden>
            <Select options={[{ value: '', label: any }, ...options]} value={filters[name] ?? ''} onChange={(value) => set(name, value)} />
          </Field>
        ))}
      </div>
    </Stack>
  )
}

function Words({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useMessages(discoverMessages)
  const [typed, setTyped] = useState(text)
  const [known, setKnown] = useState(text)
  // The address was changed elsewhere, or by navigating back.
  if (known !== text) {
    setKnown(text)
    if (typed.trim() !== text) setTyped(text)
  }
  useEffect(() => {
    if (typed.trim() === text) return
    const timeout = setTimeout(() => onChange(typed.trim()), WAIT_MS)
    return () => clearTimeout(timeout)
    // oxlint-disable-next-line react/exhaustive-deps -- onChange is another one with each drawing
  }, [typed, text])
  return (
    <Field label={t.search} labelHidden className={styles.search}>
      <TextInput type="search" icon={searchIcon} maxLength={80} placeholder={t.placeholder} value={typed} onChange={setTyped} />
    </Field>
  )
}
