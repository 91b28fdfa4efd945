import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useFormat } from '#platform/web/i18n/format.ts'
import { parseAmount } from '#platform/web/i18n/parse-amount.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import {
  KJ_PER_KCAL,
  NUTRIENT_DECIMALS,
  NUTRIENTS,
  SALT_PER_SODIUM,
  unitOf,
  type Nutrient,
  type Nutrients,
} from '../../contract/nutrients.ts'
import { barcodesOf, MAX_BARCODES, readGtin } from '../../contract/gtin.ts'
import type { StoredThing, NutritionSettings, OwnFood } from '../../contract/things.ts'
import { labelDoubts, readEnergy } from '../../engine/label.ts'
import { useFoodLanguage } from '../foods-table/use-foods.ts'
import { nutrientName } from '../core/amounts.ts'
import { saveThing } from '../data/writing.ts'
import { labelMessages } from './messages.ts'
import styles from './Label.module.css'

/** Fields in the order of a European label, with salt instead of sodium. */
const LABEL = ['energy_kcal', 'fat_g', 'saturated_g', 'carbohydrate_g', 'sugars_g', 'fibre_g', 'protein_g', 'salt'] as const
type LabelField = Nutrient | 'salt'
/** Grams of salt from milligrams of sodium. */
const saltOf = (sodium: number) => (sodium * SALT_PER_SODIUM) / 1000

type StoredOwnFood = StoredThing & { thing: OwnFood }

/** A food without codes that moved to another food. */
function withoutCodes(food: OwnFood, moved: readonly string[]): OwnFood {
  const { otherBarcodes: _, ...rest } = food
  const [barcode = '', ...others] = barcodesOf(food).filter((code) => !moved.includes(code))
  return { ...rest, barcode, ...(others.length > 0 && { otherBarcodes: others }) }
}

interface FoodFormProps {
  /** Id of an existing food. */
  id?: string
  food: Partial<OwnFood>
  settings: NutritionSettings
  /** Includes own foods, because a code belongs to only one of them. */
  things: readonly StoredThing[]
  /** Source of the prefilled values, and notes on them. */
  source?: ReactNode
  onSaved?: (id: string, food: OwnFood) => void
  onClose: () => void
}

/** Form for a food in the order of its label, with checks for impossible values. */
export default function FoodForm({ id, food, settings, things, source, onSaved, onClose }: FoodFormProps) {
  const t = useMessages(labelMessages)
  const format = useFormat()
  const client = useQueryClient()
  const language = useFoodLanguage()
  // Three decimals could be read as thousands.
  const plain = (value: number) => format.number(value, { maximumFractionDigits: value >= 1 ? 2 : 4, useGrouping: false })
  const given = food.nutrients ?? {}
  const [name, setName] = useState(food.name ?? '')
  const [brand, setBrand] = useState(food.brand ?? '')
  const [codes, setCodes] = useState([food.barcode, ...(food.otherBarcodes ?? [])].filter(Boolean).join(', '))
  const [mayMove, setMayMove] = useState(false)
  const [portionUnit, setPortionUnit] = useState(food.portions?.[0]?.unit ?? 'piece')
  const [portion, setPortion] = useState(food.portions?.[0] ? plain(food.portions[0].grams) : '')
  const [per, setPer] = useState('100')
  const [more, setMore] = useState<readonly Nutrient[]>(
    NUTRIENTS.filter((one) => given[one] !== undefined && one !== 'sodium_mg' && !(LABEL as readonly string[]).includes(one)),
  )
  const [texts, setTexts] = useState<Partial<Record<LabelField, string>>>(() => {
    const shown: Partial<Record<LabelField, string>> = {}
    for (const one of NUTRIENTS) if (given[one] !== undefined) shown[one] = plain(given[one])
    if (given.energy_kcal !== undefined && settings.energyUnit === 'kJ') shown.energy_kcal = plain(given.energy_kcal * KJ_PER_KCAL)
    if (given.sodium_mg !== undefined) shown.salt = plain(saltOf(given.sodium_mg))
    return shown
  })
  const [isTried, setTried] = useState(false)
  const fields: readonly LabelField[] = [...LABEL, ...more]
  const perGrams = parseAmount(per, format.locale)
  const wrong = new Set<LabelField>()
  const nutrients: Nutrients = {}
  for (const field of fields) {
    const text = texts[field]?.trim()
    if (!text) continue
    const value = field === 'energy_kcal' ? readEnergy(text, settings.energyUnit) : parseAmount(text, format.locale, NUTRIENT_DECIMALS)
    if (value === undefined || value > 100_000 || !perGrams) wrong.add(field)
    else if (field === 'salt') nutrients.sodium_mg = ((value * 1000) / SALT_PER_SODIUM) * (100 / perGrams)
    else nutrients[field] = value * (100 / perGrams)
  }
  // With hidden numbers the form shows only the name, and stored values stay unchanged.
  const stored = settings.hidesNumbers ? given : nutrients
  const doubts = settings.hidesNumbers ? [] : labelDoubts(nutrients)
  const portionGrams = parseAmount(portion, format.locale)
  const isBadPortion = portion.trim() !== '' && !portionGrams
  const typed = codes.split(/[,;/]/).filter((code) => code.trim() !== '')
  const read = typed.map((code) => readGtin(code))
  const gtins = [...new Set(read.flatMap((one) => ('gtin' in one ? [one.gtin] : [])))]
  const badCode = read.find((one) => 'trouble' in one)
  const codeError = badCode
    ? t.code.trouble[badCode.trouble](badCode.digits)
    : gtins.length > MAX_BARCODES
      ? t.form.manyCodes(MAX_BARCODES)
      : undefined
  const twins = things.filter(
    (one): one is StoredOwnFood => one.id !== id && one.thing.kind === 'food' && barcodesOf(one.thing).some((code) => gtins.includes(code)),
  )
  const label = (field: LabelField) => (field === 'salt' ? t.salt : nutrientName(field, language))
  const suffix = (field: LabelField) => (field === 'salt' ? 'g' : field === 'energy_kcal' ? settings.energyUnit : unitOf(field))
  async function keep() {
    setTried(true)
    if (name.trim() === '' || wrong.size > 0 || isBadPortion || codeError || !perGrams) return
    if (twins.length > 0 && !mayMove) return
    const rest = (food.portions ?? []).slice(1)
    const portions = portionGrams ? [{ unit: portionUnit.trim() || 'piece', grams: portionGrams }, ...rest] : rest
    const thing: OwnFood = {
      kind: 'food',
      name: name.trim(),
      brand: brand.trim(),
      barcode: gtins[0] ?? '',
      ...(gtins.length > 1 && { otherBarcodes: gtins.slice(1) }),
      nutrients: stored,
      portions: portions.slice(0, 20),
      corrects: food.corrects ?? null,
      ...(food.from && { from: food.from }),
    }
    const storedId = id ?? uuidv7()
    onClose()
    onSaved?.(storedId, thing)
    for (const twin of twins) await saveThing(client, twin.id, withoutCodes(twin.thing, gtins))
    if (await saveThing(client, storedId, thing)) toast({ title: t.saved(thing.name), tone: 'good' })
  }
  return (
    <FormDialog
      title={id ? t.form.change : t.form.new}
      description={food.corrects ? t.form.correction : t.form.lead}
      submit={t.form.keep}
      cancel={t.form.cancel}
      size="lg"
      gap={4}
      onClose={onClose}
      onSubmit={() => void keep()}
    >
      {source}
      <div className={styles.pair}>
        <Field label={t.form.name} error={isTried && name.trim() === '' ? t.form.nameless : undefined}>
          <TextInput value={name} maxLength={200} onChange={setName} />
        </Field>
        <Field label={t.form.brand} optional>
          <TextInput value={brand} maxLength={120} onChange={setBrand} />
        </Field>
        <Field label={t.form.barcode} optional error={isTried ? codeError : undefined}>
          <TextInput
            inputMode="numeric"
            value={codes}
            maxLength={200}
            onChange={(value) => {
              setCodes(value)
              setMayMove(false)
            }}
          />
        </Field>
        {!settings.hidesNumbers && (
          <Field label={t.form.per} error={perGrams ? undefined : t.form.number}>
            <TextInput inputMode="decimal" suffix="g" value={per} onChange={setPer} />
          </Field>
        )}
      </div>
      {isTried && !codeError && twins.length > 0 && !mayMove && (
        <div role="alert" className={styles.twins}>
          <p>{t.form.taken(twins.map(({ thing }) => thing.name))}</p>
          <Cluster gap={2}>
            <Button kind="soft" size="sm" onClick={() => setMayMove(true)}>
              {t.form.moveCode}
            </Button>
            <Button
              kind="quiet"
              size="sm"
              onClick={() => setCodes(gtins.filter((code) => !twins.some(({ thing }) => barcodesOf(thing).includes(code))).join(', '))}
            >
              {t.form.leaveCode}
            </Button>
          </Cluster>
        </div>
      )}
      <div className={styles.pair}>
        {(settings.hidesNumbers ? [] : fields).map((field) => (
          <Field key={field} label={label(field)} optional={field !== 'energy_kcal'} error={wrong.has(field) ? t.form.number : undefined}>
            <TextInput
              inputMode={field === 'energy_kcal' ? 'text' : 'decimal'}
              suffix={suffix(field)}
              value={texts[field] ?? ''}
              onChange={(value) => setTexts({ ...texts, [field]: value })}
            />
          </Field>
        ))}
      </div>
      <div role="status" className={styles.doubts}>
        {doubts.map((doubt) => (
          <p key={doubt}>{t.doubt[doubt]}</p>
        ))}
      </div>
      {!settings.hidesNumbers && (
        <Field label={t.form.more}>
          <Select
            value=""
            placeholder="…"
            onChange={(value) => setMore([...more, value])}
            options={NUTRIENTS.filter((one) => one !== 'sodium_mg' && !fields.includes(one)).map((one) => ({
              value: one,
              label: nutrientName(one, language),
            }))}
          />
        </Field>
      )}
      <div className={styles.pair}>
        <Field label={t.form.portionName}>
          <TextInput value={t.measures[portionUnit]?.[0] ?? portionUnit} maxLength={80} onChange={setPortionUnit} />
        </Field>
        <Field label={t.form.portion} optional error={isTried && isBadPortion ? t.form.number : undefined}>
          <TextInput inputMode="decimal" suffix="g" value={portion} onChange={setPortion} />
        </Field>
      </div>
    </FormDialog>
  )
}
