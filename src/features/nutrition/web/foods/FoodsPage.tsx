import { lazy, Suspense, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { edit, trash } from '#platform/web/ui/icons/actions.ts'
import { plus, search } from '#platform/web/ui/icons/controls.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { isShipped } from '../../contract/diary.ts'
import { looksLikeBarcode } from '../../contract/gtin.ts'
import type { StoredThing, OwnFood } from '../../contract/things.ts'
import type { Food } from '../../engine/book/food-book.ts'
import { useFoods } from '../foods-table/use-foods.ts'
import { energyText } from '../core/amounts.ts'
import { RoomHeader } from '../core/RoomHeader.tsx'
import { settingsIn, thingsQuery, useThings, useUsual } from '../data/use-diary.ts'
import { removeThing } from '../data/writing.ts'
import { FoodDetails } from './FoodDetails.tsx'
import { foodMessages } from './messages.ts'
import styles from './Foods.module.css'

const FoodForm = lazy(() => import('../label/FoodForm.tsx'))
const CodeAnswer = lazy(() => import('../code/CodeAnswer.tsx'))
const ScanDialog = lazy(() => import('../scan/ScanDialog.tsx'))

export const queries = () => [thingsQuery()]

type Own = StoredThing & { thing: OwnFood }
type Open = { id?: string; food: Partial<OwnFood> }

/** Page to browse the foods of the tables and the person's own foods. */
export default function FoodsPage() {
  const t = useMessages(foodMessages)
  const format = useFormat()
  const client = useQueryClient()
  const { things, query } = useThings()
  const settings = settingsIn(things)
  const { usual } = useUsual()
  const [text, setText] = useState('')
  const [looked, setLooked] = useState<Food>()
  const [open, setOpen] = useState<Open>()
  const [params, setParams] = useSearchParams()
  const [isScanning, setScanning] = useState(params.has('scan'))
  const isCode = looksLikeBarcode(text)
  const { foods, isAway, isReady, isBusy } = useFoods(isCode ? '' : text, '', usual, things ?? NONE, text !== '' && !isCode)
  const endScan = () => {
    setScanning(false)
    if (params.has('scan')) setParams({}, { replace: true })
  }
  const look = (food: Food) => {
    endScan()
    setLooked(food)
  }
  const own = (things ?? []).filter((one): one is Own => one.thing.kind === 'food')
  return (
    <Page
      area="body"
      header={
        <RoomHeader
          title={t.title}
          lead={t.lead}
          actions={
            <Button icon={plus} onClick={() => setOpen({ food: {} })}>
              {t.create}
            </Button>
          }
        />
      }
      aside={
        <section aria-label={t.own}>
          <h2 className="small-title">{t.own}</h2>
          {things ? (
            own.length === 0 ? (
              <EmptyState title={t.ownEmpty} level={3}>
                {t.ownEmptyHint}
              </EmptyState>
            ) : (
              <ul role="list" aria-label={t.own}>
                {own.map((one) => (
                  <ListRow
                    as="li"
                    key={one.id}
                    title={one.thing.name}
                    hint={dotted([
                      one.thing.brand,
                      energyText(one.thing.nutrients.energy_kcal, settings, t, format),
                      one.thing.from && t.source[one.thing.from],
                    ])}
                    trailing={
                      <>
                        <IconButton icon={edit} label={t.edit(one.thing.name)} onClick={() => setOpen({ id: one.id, food: one.thing })} />
                        <IconButton icon={trash} label={t.remove(one.thing.name)} onClick={() => void removeThing(client, one)} />
                      </>
                    }
                  />
                ))}
              </ul>
            )
          ) : query.error ? (
            <ErrorState title={t.broken.title} text={t.broken.text} onRetry={query.refetch} retrying={query.isFetching} />
          ) : (
            <Skeleton shape="card" height="14rem" />
          )}
        </section>
      }
    >
      <Stack>
        <Cluster gap={2} align="end" className={styles.lookUp}>
          <Field label={t.search}>
            <TextInput
              icon={search}
              type="search"
              maxLength={200}
              value={text}
              onChange={(value) => {
                setText(value)
                setLooked(undefined)
              }}
            />
          </Field>
          <Button kind="soft" onClick={() => setScanning(true)}>
            {t.scan}
          </Button>
        </Cluster>
        <p role="status" className={styles.status}>
          {isCode ? '' : isAway ? t.away : text !== '' && isReady && !isBusy && foods.length === 0 ? t.none : ''}
        </p>
        {looked ? (
          <FoodDetails
            food={looked}
            settings={settings}
            onBack={() => setLooked(undefined)}
            onOwn={() => {
              const { name, nutrients, portions, ref } = looked
              setOpen({
                food: { name, nutrients, portions: [...portions], corrects: isShipped(ref.source) ? ref : null },
              })
            }}
          />
        ) : isCode ? (
          <Suspense fallback={null}>
            <CodeAnswer text={text} things={things ?? NONE} settings={settings} onFood={look} />
          </Suspense>
        ) : (
          <ul role="list" aria-label={t.found} aria-busy={isBusy}>
            {foods.map((food) => (
              <ListRow
                as="li"
                key={`${food.ref.source}:${food.ref.id}`}
                title={food.name}
                hint={dotted([
                  food.group,
                  food.ref.source === 'dish' ? t.source.dish : '',
                  energyText(food.nutrients.energy_kcal, settings, t, format),
                ])}
                link={<button type="button" className={styles.open} aria-label={t.look(food.name)} onClick={() => setLooked(food)} />}
              />
            ))}
          </ul>
        )}
        <TitledCard isSmall title={t.sources.title} look="sunk" gap={2} className={styles.sources}>
          <p>{t.sources.text}</p>
          <ul className={styles.credits}>
            {t.sources.names.map((credit) => (
              <li key={credit}>{credit}</li>
            ))}
            {own.some(({ thing }) => thing.from === 'off') && <li>{t.sources.off}</li>}
          </ul>
        </TitledCard>
      </Stack>
      <Suspense fallback={null}>
        {open && <FoodForm {...open} settings={settings} things={things ?? NONE} onClose={() => setOpen(undefined)} />}
        {isScanning && things && <ScanDialog things={things} settings={settings} onFood={look} onClose={endScan} />}
      </Suspense>
    </Page>
  )
}

const NONE: readonly StoredThing[] = []
