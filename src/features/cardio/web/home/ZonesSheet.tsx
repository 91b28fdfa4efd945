import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { CardioSettings } from '../../contract.ts'
import { maxByAge, ZONE_METHODS, zoneLimits, type ZoneMethod } from '../../engine/zones.ts'
import { cardioMessages } from '../core/messages.ts'
import { keepZones } from '../data/writing.ts'
import styles from './Cardio.module.css'

const text = (value: number | null | undefined) => (value == null ? '' : String(value))
const number = (value: string): number | null | undefined =>
  value.trim() === '' ? null : /^\d{2,3}$/.test(value.trim()) ? Number(value) : undefined

/** A form for the person's heart rate zones. */
export function ZonesSheet({ settings, age, onClose }: { settings: CardioSettings; age: number | null; onClose: () => void }) {
  const t = useMessages(cardioMessages)
  const client = useQueryClient()
  const formId = useId()
  const [method, setMethod] = useState<ZoneMethod>(settings.method)
  const [max, setMax] = useState(text(settings.max))
  const [rest, setRest] = useState(text(settings.rest))
  const usual = zoneLimits({ ...settings, method: 'max' }, age) ?? [95, 114, 133, 152, 171]
  const [own, setOwn] = useState(() => (settings.own ?? usual).map(String))
  const [problem, setProblem] = useState('')

  async function save(event: FormEvent) {
    event.preventDefault()
    const limits = own.map(number)
    const [highest, resting] = [number(max), number(rest)]
    const isBad = highest === undefined || resting === undefined || (method === 'own' && limits.some((limit) => limit == null))
    if (isBad || (highest !== null && (highest < 100 || highest > 240)) || (resting !== null && (resting < 25 || resting > 120)))
      return setProblem(t.zones.numberProblem)
    if (method === 'own' && limits.some((limit, index) => index > 0 && limit! <= limits[index - 1]!)) return setProblem(t.zones.rising)
    if (highest !== null && resting !== null && resting >= highest) return setProblem(t.zones.restBelow)
    const stored: CardioSettings = { method, max: highest, rest: resting, own: method === 'own' ? (limits as number[]) : settings.own }
    if (await keepZones(client, stored)) onClose()
  }

  return (
    <Sheet
      onClose={onClose}
      title={t.zones.title}
      actions={
        <>
          <p role="alert" className={styles.soft}>
            {problem}
          </p>
          <Button type="submit" form={formId}>
            {t.zones.keep}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={(event) => void save(event)} onChange={() => setProblem('')} noValidate data-area="body">
        <Field label={t.zones.method}>
          <Select options={ZONE_METHODS.map((value) => ({ value, label: t.zones.methods[value] }))} value={method} onChange={setMethod} />
        </Field>
        {method === 'own' ? (
          <div className={styles.pair}>
            {own.map((value, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a zone is its number
              <Field key={index} label={t.zones.from(index + 1)}>
                <TextInput
                  inputMode="numeric"
                  suffix={t.log.perMinute}
                  value={value}
                  onChange={(value) => setOwn(own.map((old, at) => (at === index ? value : old)))}
                />
              </Field>
            ))}
          </div>
        ) : (
          <>
            <Field label={t.zones.max} optional hint={t.zones.maxHint(age === null ? null : maxByAge(age))}>
              <TextInput inputMode="numeric" suffix={t.log.perMinute} value={max} onChange={setMax} />
            </Field>
            {method === 'reserve' && (
              <Field label={t.zones.rest} hint={t.zones.restHint}>
                <TextInput inputMode="numeric" suffix={t.log.perMinute} value={rest} onChange={setRest} />
              </Field>
            )}
          </>
        )}
      </Stack>
    </Sheet>
  )
}
