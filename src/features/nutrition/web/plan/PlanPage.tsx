import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { grip } from '#platform/web/ui/icons/tools.ts'
import { chevronEnd, chevronStart, more } from '#platform/web/ui/icons/controls.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { DiaryItem } from '../../contract/diary.ts'
import { addDays, dayIn } from '../core/day.ts'
import { mealsOf } from '../core/meals.ts'
import { nutritionMessages } from '../core/messages.ts'
import { RoomHeader } from '../core/RoomHeader.tsx'
import { ROOT } from '../core/RoomTabs.tsx'
import { settingsIn, thingsQuery, usePlan, useThings, useUsual } from '../data/use-diary.ts'
import { addItems, changeItems, itemsAt } from '../data/writing.ts'
import { movedTo, weekOf, type Cell } from './cells.ts'
import { DayColumn } from './DayColumn.tsx'
import { planMessages } from './messages.ts'
import { plannedAgain } from './planned-again.ts'
import { isOfTray, trayOf } from './tray.ts'
import { useBoard } from './use-board.ts'
import styles from './Plan.module.css'

const AddSheet = lazy(() => import('../add/AddSheet.tsx'))
const CopyDialog = lazy(() => import('./CopyDialog.tsx'))
const ItemDialog = lazy(() => import('../diary/ItemDialog.tsx'))
const QuickDialog = lazy(() => import('../diary/QuickDialog.tsx'))

export const queries = () => [thingsQuery()]

type Open = { what: 'add' | 'quick'; cell: Cell } | { what: 'item'; item: DiaryItem } | { what: 'copy'; day: string }

/** The week plan: planned items of the diary, side by side by day. */
export default function PlanPage() {
  const t = useMessages(planMessages)
  const words = useMessages(nutritionMessages)
  const format = useFormat()
  const client = useQueryClient()
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const days = weekOf(dayIn(params.get('day')) ?? today, format.firstWeekday)
  const [first, last] = [days[0]!, days.at(-1)!]
  const { plan, isPartial, query } = usePlan(first, last)
  const { plan: earlier } = usePlan(addDays(first, -7), addDays(last, -7))
  const { things } = useThings()
  const { usual, isKnown } = useUsual()
  const settings = settingsIn(things)
  const [open, setOpen] = useState<Open>()
  const [spoken, setSpoken] = useState('')
  const hintId = useId()
  const trayHintId = useId()
  const close = () => setOpen(undefined)
  const goTo = (day: string) => setParams(days.includes(today) && day === today ? {} : { day }, { replace: true })

  const named = mealsOf(settings, words)
  // Also shows removed meals that still have items.
  const others = [...new Set(plan?.items.map(({ meal }) => meal))].filter((id) => !named.some((meal) => meal.id === id))
  const meals = [...named, ...others.map((id) => ({ id, name: id }))]
  const tray = useMemo(() => trayOf(things ?? [], usual), [things, usual])
  const nameOf = (id: string) => (isOfTray(id) ? tray : (plan?.items ?? [])).find((one) => one.id === id)?.name ?? ''
  const mealName = (id: string) => meals.find((meal) => meal.id === id)?.name ?? id

  const board = useBoard({
    days,
    meals: meals.map(({ id }) => id),
    start: { day: days.includes(today) ? today : first, meal: 'breakfast' },
    onDone(id, { day, meal }) {
      if (isOfTray(id)) {
        const foods = tray.find((entry) => entry.id === id)?.foods ?? []
        void addItems(client, itemsAt({ day, meal, state: 'planned', minutes: null }, foods))
        return
      }
      const item = plan?.items.find((one) => one.id === id)
      if (item) void changeItems(client, [item], [movedTo(item, { day, meal })])
    },
    announce(what, id, cell) {
      setSpoken(
        what === 'cancelled' || !cell
          ? t.cancelled(nameOf(id))
          : t[what](nameOf(id), t.place(mealName(cell.meal), format.localDay(cell.day, 'day'))),
      )
    },
  })
  const { held } = board
  const shown = (plan?.items ?? []).map((item) => (held?.id === item.id && held.at ? { ...item, ...held.at } : item))

  const copyWeek = () => {
    if (!earlier || earlier.items.length === 0) toast({ title: t.nothingBefore })
    else
      void addItems(
        client,
        plannedAgain(earlier.items, ({ day }) => addDays(day, 7)),
      )
  }
  const main =
    plan && things && isKnown ? (
      <>
        {isPartial && <p className="note">{t.partial}</p>}
        {days.map((day) => (
          <DayColumn
            key={day}
            day={day}
            today={today}
            meals={meals}
            items={shown.filter((item) => item.day === day)}
            board={board}
            hintId={hintId}
            settings={settings}
            onAdd={(cell) => setOpen({ what: 'add', cell })}
            onOpen={(item) => setOpen({ what: 'item', item })}
            onCopy={() => setOpen({ what: 'copy', day })}
          />
        ))}
      </>
    ) : query.error && !query.isFetching && !query.isLooking ? (
      <ErrorState title={t.broken.title} text={t.broken.text} onRetry={query.refetch} retrying={query.isFetching} />
    ) : (
      days.map((day) => <Skeleton key={day} shape="card" height="26rem" />)
    )

  return (
    <Page
      area="body"
      wide
      header={
        <>
          <RoomHeader
            title={t.title}
            lead={t.lead}
            actions={
              <Link className={buttonClass({ kind: 'soft' })} to={`${ROOT}/shopping`}>
                {t.toShopping}
              </Link>
            }
          />
          <div className={styles.weekHead}>
            <IconButton icon={chevronStart} label={t.before} onClick={() => goTo(addDays(first, -7))} />
            <h2 className={styles.week} aria-live="polite">
              {t.week(format.localDay(first, 'short'), format.localDay(last, 'short'))}
            </h2>
            <IconButton icon={chevronEnd} label={t.after} onClick={() => goTo(addDays(first, 7))} />
            <LazyMenu
              trigger={<IconButton icon={more} label={t.more} />}
              entries={[
                { label: t.copyWeek, onSelect: copyWeek },
                ...(days.includes(today) ? [] : [{ label: t.thisWeek, onSelect: () => setParams({}, { replace: true }) }]),
              ]}
            />
          </div>
        </>
      }
    >
      <Stack as="section" gap={2} className={styles.tray} aria-label={t.tray.title}>
        <h2 className="small-title">{t.tray.title}</h2>
        {things && isKnown ? (
          <>
            <p className="note">{tray.length === 0 ? t.trayEmpty : t.tray.hint}</p>
            <ul role="list" className={styles.entries}>
              {tray.map((entry) => (
                <li key={entry.id} className={styles.entry} data-lifted={held?.id === entry.id || undefined}>
                  <IconButton
                    {...board.gripProps(entry.id, undefined)}
                    icon={grip}
                    size="sm"
                    label={t.trayGrip(entry.name)}
                    hint={t.trayHint}
                    aria-describedby={trayHintId}
                    className={styles.grip ?? ''}
                  />
                  <span>{entry.name}</span>
                  {entry.kind !== 'food' && <span className={styles.kind}>{t.tray[entry.kind]}</span>}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <Skeleton shape="card" height="5rem" />
        )}
      </Stack>
      <div className={styles.board}>{main}</div>
      {held?.by === 'pointer' && (
        <div ref={board.ghostRef} className={styles.ghost} aria-hidden="true">
          {nameOf(held.id)}
        </div>
      )}
      <span id={hintId} hidden>
        {t.gripHint}
      </span>
      <span id={trayHintId} hidden>
        {t.trayHint}
      </span>
      <span role="status" aria-live="assertive" className="visually-hidden">
        {spoken}
      </span>
      <Suspense fallback={null}>
        {open?.what === 'add' && (
          <AddSheet
            day={open.cell.day}
            today={today}
            meal={open.cell.meal}
            meals={meals}
            settings={settings}
            things={things ?? []}
            usual={usual}
            isPlan
            onQuick={() => setOpen({ what: 'quick', cell: open.cell })}
            onClose={close}
          />
        )}
        {open?.what === 'quick' && (
          <QuickDialog day={open.cell.day} today={today} meal={open.cell.meal} meals={meals} settings={settings} isPlan onClose={close} />
        )}
        {open?.what === 'item' && <ItemDialog item={open.item} meals={meals} settings={settings} things={things ?? []} onClose={close} />}
        {open?.what === 'copy' && (
          <CopyDialog day={open.day} items={plan?.items.filter(({ day }) => day === open.day) ?? []} meals={meals} onClose={close} />
        )}
      </Suspense>
    </Page>
  )
}
