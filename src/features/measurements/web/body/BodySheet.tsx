import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { parseAmount } from '#platform/web/i18n/parse-amount.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { cmPerInch } from '#platform/web/i18n/units.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { MAX_HEIGHT_CM, MIN_HEIGHT_CM, type Profile } from '../../contract.ts'
import { FAT_METHODS } from '../../engine/body-fat.ts'
import { changeProfile } from '../data/measurements.ts'
import { bodyMessages } from './messages.ts'
import styles from './BodySheet.module.css'

const INCHES_PER_FOOT = 12

/** A form for the body facts that formulas use, with the purpose of each. All fields are optional. */
export function BodySheet({ profile, today, onClose }: { profile: Profile; today: LocalDay; onClose: () => void }) {
  const t = useMessages(bodyMessages)
  const { units, locale, number } = useFormat()
  const client = useQueryClient()
  const formId = useId()
  const inches = profile.heightCm === null ? null : Math.round((profile.heightCm / cmPerInch) * 2) / 2
  const [cm, setCm] = useState(profile.heightCm === null ? '' : number(profile.heightCm, { maximumFractionDigits: 1 }))
  const [feet, setFeet] = useState(inches === null ? '' : String(Math.floor(inches / INCHES_PER_FOOT)))
  const [rest, setRest] = useState(inches === null ? '' : number(inches % INCHES_PER_FOOT))
  const [year, setYear] = useState(profile.birthYear === null ? '' : String(profile.birthYear))
  const [{ formulaSex, expecting, fatMethod }, setChoices] = useState(profile)
  const [problems, setProblems] = useState<{ height?: string; year?: string }>({})
  const isImperial = units === 'imperial'
  const latestYear = Number(today.slice(0, 4))

  /** In cm; null for an empty field, undefined for an invalid height. An untouched field keeps its exact stored value. */
  function heightTyped(): number | null | undefined {
    const isTouched = isImperial
      ? feet !== (inches === null ? '' : String(Math.floor(inches / INCHES_PER_FOOT))) ||
        rest !== (inches === null ? '' : number(inches % INCHES_PER_FOOT))
      : cm !== (profile.heightCm === null ? '' : number(profile.heightCm, { maximumFractionDigits: 1 }))
    if (!isTouched) return profile.heightCm
    if (isImperial ? !feet.trim() && !rest.trim() : !cm.trim()) return null
    const typed = isImperial
      ? ((parseAmount(feet || '0', locale) ?? Number.NaN) * INCHES_PER_FOOT + (parseAmount(rest || '0', locale) ?? Number.NaN)) * cmPerInch
      : parseAmount(cm, locale)
    return typed !== undefined && typed >= MIN_HEIGHT_CM && typed <= MAX_HEIGHT_CM ? Math.round(typed * 100) / 100 : undefined
  }

  function yearTyped(): number | null | undefined {
    if (!year.trim()) return null
    const typed = Number(year)
    return Number.isInteger(typed) && typed >= latestYear - 120 && typed <= latestYear ? typed : undefined
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const [heightCm, birthYear] = [heightTyped(), yearTyped()]
    if (heightCm === undefined || birthYear === undefined) {
      setProblems({ ...(heightCm === undefined && { height: t.badHeight }), ...(birthYear === undefined && { year: t.badYear }) })
      return
    }
    if (await changeProfile(client, { heightCm, birthYear, formulaSex, expecting, fatMethod })) onClose()
  }

  return (
    <Sheet
      onClose={onClose}
      title={t.title}
      description={<p>{t.lead}</p>}
      actions={
        <Button type="submit" form={formId}>
          {t.keep}
        </Button>
      }
    >
      <Stack id={formId} onSubmit={(event) => void save(event)} noValidate as="form" gap={5} data-area="body">
        {isImperial ? (
          <div className={styles.pair}>
            <Field label={t.feet} error={problems.height}>
              <TextInput inputMode="numeric" suffix="ft" value={feet} onChange={setFeet} />
            </Field>
            <Field label={t.inches}>
              <TextInput inputMode="decimal" suffix="in" value={rest} onChange={setRest} />
            </Field>
          </div>
        ) : (
          <Field label={t.height} error={problems.height}>
            <TextInput inputMode="decimal" suffix="cm" value={cm} onChange={setCm} />
          </Field>
        )}
        <Field label={t.birthYear} error={problems.year}>
          <TextInput inputMode="numeric" autoComplete="bday-year" maxLength={4} value={year} onChange={setYear} />
        </Field>
        <Field label={t.sex} hint={t.sexHint}>
          <Select
            value={formulaSex ?? 'none'}
            options={(['none', 'female', 'male'] as const).map((value) => ({ value, label: t.sexes[value] }))}
            onChange={(value) => setChoices((now) => ({ ...now, formulaSex: value === 'none' ? null : value }))}
          />
        </Field>
        <Field label={t.expecting} hint={t.expectingHint}>
          <Select
            value={expecting}
            options={(['no', 'pregnant', 'breastfeeding'] as const).map((value) => ({ value, label: t.expectings[value] }))}
            onChange={(value) => setChoices((now) => ({ ...now, expecting: value }))}
          />
        </Field>
        <Field label={t.fatMethod} hint={t.fatHints[fatMethod]}>
          <Select
            value={fatMethod}
            options={FAT_METHODS.map((value) => ({ value, label: t.fatMethods[value] }))}
            onChange={(value) => setChoices((now) => ({ ...now, fatMethod: value }))}
          />
        </Field>
      </Stack>
    </Sheet>
  )
}
