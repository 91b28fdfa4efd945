import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, NetworkError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { barcodesOf, isOfOneShop, readGtin } from '../../contract/gtin.ts'
import { lookUpProduct, type Product } from '../../contract/products.ts'
import type { StoredThing, NutritionSettings, OwnFood } from '../../contract/things.ts'
import type { Food } from '../../engine/book/food-book.ts'
import { ownFood, useFoodLanguage } from '../foods-table/use-foods.ts'
import { DraftSource } from './DraftSource.tsx'
import { LookupSwitch, useProductSource } from './LookupSwitch.tsx'
import { codeMessages } from './messages.ts'
import styles from './Code.module.css'

const FoodForm = lazy(() => import('../label/FoodForm.tsx'))

type Own = StoredThing & { thing: OwnFood }

/** Own foods with a given barcode. */
export function foodsWith(things: readonly StoredThing[], gtin: string): Own[] {
  return things.filter((one): one is Own => one.thing.kind === 'food' && barcodesOf(one.thing).includes(gtin))
}

interface CodeAnswerProps {
  /** The code as typed or read. */
  text: string
  /** The format that the barcode reader reported. */
  format?: string | undefined
  things: readonly StoredThing[]
  settings: NutritionSettings
  /** The code is complete, so an unknown one is looked up without another press, if the person turned that on. */
  isWhole?: boolean
  onFood: (food: Food) => void
}

/** Result for a barcode: an own food, a product of Open Food Facts, or a form for the label. */
export default function CodeAnswer({ text, format, things, settings, isWhole = false, onFood }: CodeAnswerProps) {
  const t = useMessages(codeMessages)
  const read = readGtin(text, format)
  if ('trouble' in read)
    return (
      <p role="status" className={styles.status}>
        {t.trouble[read.trouble](read.digits)}
      </p>
    )
  const own = foodsWith(things, read.gtin)
  if (own.length === 0)
    return <Unknown key={read.gtin} gtin={read.gtin} things={things} settings={settings} isWhole={isWhole} onFood={onFood} />
  return (
    <Stack as="section" gap={3} aria-label={t.found}>
      <p role="status" className={styles.code}>
        {t.found}
      </p>
      <ul role="list">
        {own.map(({ id, thing }) => (
          <ListRow
            as="li"
            key={id}
            title={thing.name}
            hint={thing.brand}
            link={
              <button type="button" className={styles.pick} aria-label={t.choose(thing.name)} onClick={() => onFood(ownFood(id, thing))} />
            }
          />
        ))}
      </ul>
    </Stack>
  )
}

type Asked = { state: 'no' | 'asking' | 'unknown' } | { state: 'failed'; words: string }
type Draft = { food: Partial<OwnFood>; product?: Product }

interface UnknownProps extends Omit<CodeAnswerProps, 'text' | 'format'> {
  gtin: string
  isWhole: boolean
}

function Unknown({ gtin, things, settings, isWhole, onFood }: UnknownProps) {
  const t = useMessages(codeMessages)
  const language = useFoodLanguage()
  const host = useProductSource()
  const [asked, setAsked] = useState<Asked>({ state: 'no' })
  const [draft, setDraft] = useState<Draft>()
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])
  const mayAsk = typeof host === 'string' && settings.asksOpenFoodFacts === true && !isOfOneShop(gtin)
  const ask = useCallback(() => {
    asking.current?.abort()
    const { signal } = (asking.current = new AbortController())
    setAsked({ state: 'asking' })
    call(lookUpProduct, { body: { code: gtin, language } }, { signal }).then(
      ({ product }) => {
        if (signal.aborted) return
        setAsked({ state: product ? 'no' : 'unknown' })
        if (product) setDraft({ food: draftOf(product), product })
      },
      (error: unknown) => {
        if (signal.aborted) return
        const words = error instanceof NetworkError ? t.noNetwork : error instanceof ApiError && error.message ? error.message : t.failed
        setAsked({ state: 'failed', words })
      },
    )
  }, [gtin, language, t])
  // After turning it on here, the person must press once more, because the server must save the setting first.
  const [wasOn] = useState(settings.asksOpenFoodFacts === true)
  const isAutomatic = mayAsk && isWhole && wasOn
  const wasAsked = useRef(false)
  useEffect(() => {
    if (!isAutomatic || wasAsked.current) return
    wasAsked.current = true
    ask()
  }, [isAutomatic, ask])
  const words =
    asked.state === 'asking'
      ? t.looking
      : asked.state === 'unknown'
        ? t.unknown
        : asked.state === 'failed'
          ? asked.words
          : isOfOneShop(gtin)
            ? t.ofOneShop
            : ''
  return (
    <Stack as="section" gap={3} aria-label={t.code(gtin)}>
      <p className={styles.code}>{t.code(gtin)}</p>
      <div role="status" className={styles.status}>
        <p>{t.none}</p>
        {words && <p>{words}</p>}
      </div>
      <Cluster>
        <Button onClick={() => setDraft({ food: { barcode: gtin } })}>{t.typeLabel}</Button>
        {mayAsk && asked.state !== 'unknown' && (
          <Button kind="soft" loading={asked.state === 'asking'} onClick={ask}>
            {t.lookUp}
          </Button>
        )}
      </Cluster>
      {!mayAsk && !isOfOneShop(gtin) && <LookupSwitch settings={settings} />}
      <Suspense fallback={null}>
        {draft && (
          <FoodForm
            food={draft.food}
            settings={settings}
            things={things}
            source={draft.product && <DraftSource product={draft.product} host={host ?? ''} />}
            onSaved={(id, food) => onFood(ownFood(id, food))}
            onClose={() => setDraft(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  )
}

function draftOf({ code, name, brand, nutrients, servingGrams }: Product): Partial<OwnFood> {
  const portions = servingGrams === null ? [] : [{ unit: 'serving', grams: servingGrams }]
  return { name, brand, barcode: code, nutrients, portions, from: 'off' }
}
