import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { addDays, dayIn, minutesNow } from '../core/day.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { chevronEnd, chevronStart, plus } from '#platform/web/ui/icons/controls.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { mealAt, type DiaryItem } from '../../contract/diary.ts'
import { mealsOf } from '../core/meals.ts'
import { nutritionMessages } from '../core/messages.ts'
import { RoomHeader } from '../core/RoomHeader.tsx'
import { settingsIn, thingsQuery, useDiary, useThings, useUsual } from '../data/use-diary.ts'
import { DayComplete } from './DayComplete.tsx'
import { DayMenu } from './DayMenu.tsx'
import { DaySkeleton } from './DaySkeleton.tsx'
import { DaySummary } from './DaySummary.tsx'
import { InPassing } from './InPassing.tsx'
import { MealCard } from './MealCard.tsx'
import styles from './Diary.module.css'

const AddSheet = lazy(() => import('../add/AddSheet.tsx'))
const ItemDialog = lazy(() => import('./ItemDialog.tsx'))
const MealsDialog = lazy(() => import('./MealsDialog.tsx'))
const QuickDialog = lazy(() => import('./QuickDialog.tsx'))

export const queries = () => [thingsQuery()]

type Open = { what: 'add'; meal: string } | { what: 'item'; item: DiaryItem } | { what: 'quick'; meal: string } | { what: 'meals' }

/** The diary of a day, meal by meal. */
export default function DiaryPage() {
  const t = useMessages(nutritionMessages)
  const format = useFormat()
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const day = dayIn(params.get('day')) ?? today
  const { diary, isPartial, query } = useDiary(day)
  const { diary: before, query: beforeQuery } = useDiary(addDays(day, -1))
  const { things } = useThings()
  const { usual, isKnown } = useUsual()
  const settings = settingsIn(things)
  const [open, setOpen] = useState<Open | undefined>(params.has('add') ? { what: 'add', meal: mealAt(minutesNow()) } : undefined)
  const close = () => setOpen(undefined)
  const goTo = (next: string) => setParams(next === today ? {} : { day: next }, { replace: true })
  const meals = mealsOf(settings, t)
  // Also shows removed meals that still have items.
  const others = [...new Set(diary?.items.map(({ meal }) => meal))].filter((id) => !meals.some((meal) => meal.id === id))
  const shown = [...meals, ...others.map((id) => ({ id, name: id }))]
  const name =
    day === today ? t.day.today : day === addDays(today, -1) ? t.day.yesterday : day === addDays(today, 1) ? t.day.tomorrow : undefined

  const main =
    diary && things && isKnown && (before || beforeQuery.error) ? (
      <Stack>
        {isPartial && <p className="note">{t.partial}</p>}
        {shown.map((meal) => (
          <MealCard
            key={meal.id}
            meal={meal}
            day={day}
            today={today}
            items={diary.items.filter((item) => item.meal === meal.id)}
            before={before?.items.filter((item) => item.meal === meal.id && item.state === 'eaten') ?? []}
            usual={usual}
            settings={settings}
            onAdd={() => setOpen({ what: 'add', meal: meal.id })}
            onOpen={(item) => setOpen({ what: 'item', item })}
          />
        ))}
      </Stack>
    ) : query.error && !query.isFetching ? (
      <ErrorState title={t.broken.title} text={t.broken.text} onRetry={query.refetch} retrying={query.isFetching} />
    ) : (
      <DaySkeleton />
    )

  return (
    <Page
      area="body"
      header={
        <>
          <RoomHeader
            title={t.title}
            lead={t.lead}
            actions={
              <Button icon={plus} onClick={() => setOpen({ what: 'add', meal: mealAt(minutesNow()) })}>
                {t.add}
              </Button>
            }
          />
          <div className={styles.days}>
            <IconButton icon={chevronStart} label={t.day.before} onClick={() => goTo(addDays(day, -1))} />
            <h2 className={styles.day} aria-live="polite">
              {name ?? format.localDay(day, 'day')}
              {name && <span className={styles.date}>{format.localDay(day, 'day')}</span>}
            </h2>
            <IconButton icon={chevronEnd} label={t.day.after} onClick={() => goTo(addDays(day, 1))} />
            <DayMenu day={day} today={today} before={before} settings={things && settings} onMeals={() => setOpen({ what: 'meals' })} />
          </div>
        </>
      }
      wide
    >
      <div className={styles.board}>
        <div className={styles.sum}>
          <DaySummary day={day} today={today} diary={diary} settings={things && settings} />
        </div>
        <div className={styles.mealsPlace}>{main}</div>
        <div className={styles.passingPlace}>
          {diary && things && <DayComplete day={day} isComplete={diary.isComplete} />}
          <InPassing day={day} today={today} settings={settings} onQuick={() => setOpen({ what: 'quick', meal: mealAt(minutesNow()) })} />
        </div>
      </div>
      <Suspense fallback={null}>
        {open?.what === 'add' && (
          <AddSheet
            day={day}
            today={today}
            meal={open.meal}
            meals={shown}
            settings={settings}
            things={things ?? []}
            usual={usual}
            onQuick={() => setOpen({ what: 'quick', meal: open.meal })}
            onClose={close}
          />
        )}
        {open?.what === 'meals' && <MealsDialog settings={settings} onClose={close} />}
        {open?.what === 'item' && <ItemDialog item={open.item} meals={shown} settings={settings} things={things ?? []} onClose={close} />}
        {open?.what === 'quick' && (
          <QuickDialog day={day} today={today} meal={open.meal} meals={shown} settings={settings} onClose={close} />
        )}
      </Suspense>
    </Page>
  )
}
