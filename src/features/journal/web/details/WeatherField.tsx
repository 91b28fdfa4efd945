import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { type Weather, WEATHER_KINDS } from '../../contract/records.ts'
import { entryMessages } from '../core/entry-messages.ts'
import styles from './WeatherField.module.css'
import { weatherIcons } from './weather-icons.ts'

/** Fahrenheit for imperial units. */
export const shownDegrees = (celsius: number, units: 'metric' | 'imperial') =>
  Math.round(units === 'imperial' ? celsius * 1.8 + 32 : celsius)
const storedDegrees = (typed: number, units: 'metric' | 'imperial') =>
  Math.round((units === 'imperial' ? (typed - 32) / 1.8 : typed) * 10) / 10

/** The weather as entered by the person; optional. */
export function WeatherField({ value, onChange }: { value: Weather | null; onChange: (weather: Weather | null) => void }) {
  const t = useMessages(entryMessages).details
  const { units } = useFormat()
  const [typed, setTyped] = useState(value?.celsius == null ? '' : String(shownDegrees(value.celsius, units)))
  const put = (next: Weather) => onChange(next.kind === null && next.celsius === null ? null : next)
  const keep = () => {
    const celsius =
      typed.trim() === '' || !Number.isFinite(Number(typed)) ? null : Math.min(60, Math.max(-90, storedDegrees(Number(typed), units)))
    const before = value?.celsius ?? null
    if (celsius === before || (before !== null && celsius !== null && shownDegrees(before, units) === shownDegrees(celsius, units))) return
    put({ kind: value?.kind ?? null, celsius })
  }
  return (
    <Stack gap={3}>
      <h3>{t.weather}</h3>
      <Chips
        label={t.weather}
        single
        options={WEATHER_KINDS.map((kind) => ({ value: kind, label: t.weathers[kind], icon: weatherIcons[kind] }))}
        value={value?.kind ? [value.kind] : []}
        onChange={([kind]) => put({ kind: kind ?? null, celsius: value?.celsius ?? null })}
      />
      <Field label={t.temperature} className={styles.narrow}>
        <TextInput
          type="number"
          inputMode="numeric"
          min={units === 'imperial' ? -130 : -90}
          max={units === 'imperial' ? 140 : 60}
          suffix={units === 'imperial' ? '°F' : '°C'}
          value={typed}
          onChange={setTyped}
          onBlur={keep}
        />
      </Field>
    </Stack>
  )
}
