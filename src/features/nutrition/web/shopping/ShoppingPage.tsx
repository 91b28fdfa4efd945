import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { share } from '#platform/web/ui/icons/actions.ts'
import { more } from '#platform/web/ui/icons/controls.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { MAX_SHOPPING, type StoredShopping, type ShoppingItem } from '../../contract/shopping.ts'
import { shoppingId, shoppingKey } from '../../engine/shopping/aisles.ts'
import { RoomHeader } from '../core/RoomHeader.tsx'
import { thingsQuery, useThings } from '../data/use-diary.ts'
import { writeThings } from '../data/writing.ts'
import { useFoodLanguage } from '../foods-table/use-foods.ts'
import { aislesFor } from './aisle-for.ts'
import { BuyRow } from './BuyRow.tsx'
import { byAisle, shoppingIn, toBuyText } from './list-words.ts'
import { shoppingMessages } from './messages.ts'
import styles from './Shopping.module.css'

const EditItem = lazy(() => import('./EditItem.tsx'))
const LinkPanel = lazy(() => import('./LinkPanel.tsx'))
const MakeList = lazy(() => import('./MakeList.tsx'))

export const queries = () => [thingsQuery()]

type Open = { what: 'make' } | { what: 'link' } | { what: 'edit'; one: StoredShopping }

/** The shopping list by aisle, with ticks. */
export default function ShoppingPage() {
  const t = useMessages(shoppingMessages)
  const format = useFormat()
  const client = useQueryClient()
  const language = useFoodLanguage()
  const { things } = useThings()
  const [open, setOpen] = useState<Open>()
  const [text, setText] = useState('')
  const list = shoppingIn(things)
  const walked = list.filter(({ thing }) => thing.state !== 'home')
  const home = list.filter(({ thing }) => thing.state === 'home')
  const bought = walked.filter(({ thing }) => thing.state === 'bought')
  const close = () => setOpen(undefined)

  const change = ({ id, thing }: StoredShopping, to: Partial<ShoppingItem>, words?: string) =>
    void writeThings(client, [{ id, thing: { ...thing, ...to } }], words ?? t.label(thing.name), words ? [{ id, thing }] : undefined)
  const add = async () => {
    const name = text.trim()
    if (name === '') return
    if (list.length >= MAX_SHOPPING) {
      toast({ title: t.full(MAX_SHOPPING), tone: 'destructive' })
      return
    }
    setText('')
    const of = { food: null, name }
    const aisle = (await aislesFor([of], things ?? [], language)).get(shoppingKey(of))!
    const fresh: ShoppingItem = { kind: 'shopping', ...of, grams: null, portion: null, amount: '', aisle, state: 'needed', from: 'own' }
    void writeThings(client, [{ id: shoppingId(of), thing: fresh }], t.label(name))
  }
  const clear = () =>
    void writeThings(
      client,
      bought.map(({ id }) => ({ id, thing: null })),
      t.cleared(bought.length),
      bought,
    )

  return (
    <Page
      area="body"
      header={
        <RoomHeader
          title={t.title}
          lead={t.lead}
          actions={
            <>
              <Button kind="soft" icon={share} onClick={() => setOpen({ what: 'link' })}>
                {t.share}
              </Button>
              <Button onClick={() => setOpen({ what: 'make' })}>{t.make}</Button>
            </>
          }
        />
      }
    >
      <Stack gap={5} className={styles.place}>
        <form
          className={styles.add}
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            void add()
          }}
        >
          <Field label={t.add.label} hint={t.add.hint}>
            <TextInput value={text} maxLength={200} enterKeyHint="done" onChange={setText} />
          </Field>
          <Button type="submit" kind="soft">
            {t.add.button}
          </Button>
        </form>
        {!things ? (
          <Skeleton shape="card" height="16rem" />
        ) : walked.length === 0 && home.length === 0 ? (
          <EmptyState title={t.empty}>{t.emptyHint}</EmptyState>
        ) : (
          <>
            {walked.length > 0 && (
              <div className={styles.head}>
                <h2 className="small-title">
                  <span role="status">{t.left(walked.length - bought.length, walked.length)}</span>
                </h2>
                {bought.length > 0 && (
                  <Button kind="soft" onClick={clear}>
                    {t.clear}
                  </Button>
                )}
              </div>
            )}
            {byAisle(walked, ({ thing }) => thing, format.locale).map(({ aisle, items }) => (
              <section key={aisle} aria-label={t.aisles[aisle]}>
                <h3 className={styles.aisle}>{t.aisles[aisle]}</h3>
                <ul role="list">
                  {items.map((one) => (
                    <BuyRow
                      key={one.id}
                      name={one.thing.name}
                      amount={toBuyText(one.thing, t, format)}
                      isBought={one.thing.state === 'bought'}
                      onTick={(isBought) => change(one, { state: isBought ? 'bought' : 'needed' })}
                    >
                      <LazyMenu
                        trigger={<IconButton icon={more} label={t.row.more(one.thing.name)} />}
                        entries={[
                          { label: t.row.atHome, onSelect: () => change(one, { state: 'home' }, t.putAside(one.thing.name)) },
                          { label: t.row.change, onSelect: () => setOpen({ what: 'edit', one }) },
                          {
                            label: t.row.remove,
                            onSelect: () => void writeThings(client, [{ id: one.id, thing: null }], t.removed(one.thing.name), [one]),
                          },
                        ]}
                      />
                    </BuyRow>
                  ))}
                </ul>
              </section>
            ))}
            {home.length > 0 && (
              <section aria-label={t.home}>
                <h3 className={styles.aisle}>{t.home}</h3>
                <p className="note">{t.homeHint}</p>
                <Cluster gap={2}>
                  {home.map((one) => (
                    <Button
                      key={one.id}
                      kind="quiet"
                      size="sm"
                      aria-label={t.row.back(one.thing.name)}
                      onClick={() => change(one, { state: 'needed' })}
                    >
                      {one.thing.name}
                    </Button>
                  ))}
                </Cluster>
              </section>
            )}
          </>
        )}
      </Stack>
      <Suspense fallback={null}>
        {open?.what === 'make' && <MakeList things={things ?? []} onClose={close} />}
        {open?.what === 'link' && <LinkPanel onClose={close} />}
        {open?.what === 'edit' && <EditItem one={open.one} onClose={close} />}
      </Suspense>
    </Page>
  )
}
