import { useQueryClient } from '@tanstack/react-query'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { check, more, plus } from '#platform/web/ui/icons/controls.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { v7 as uuidv7 } from 'uuid'
import type { UsualFood } from '../../contract/api.ts'
import { refKey, type DiaryItem } from '../../contract/diary.ts'
import type { NutritionSettings } from '../../contract/things.ts'
import { amountOf, sumOf } from '../../engine/day-sum.ts'
import { amountText, energyText } from '../core/amounts.ts'
import { nutritionMessages } from '../core/messages.ts'
import { addItems, changeItems, itemsAt, removeItems, saveThing } from '../data/writing.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { addDays, minutesNow } from '../core/day.ts'
import styles from './Diary.module.css'

interface MealCardProps {
  meal: { id: string; name: string }
  day: LocalDay
  today: LocalDay
  items: readonly DiaryItem[]
  /** Items of this meal on the day before. */
  before: readonly DiaryItem[]
  usual: readonly UsualFood[]
  settings: NutritionSettings
  onAdd: () => void
  onOpen: (item: DiaryItem) => void
}

const OFFERED = 4

/** One meal: its items, and suggestions of usual foods. */
export function MealCard({ meal, day, today, items, before, usual, settings, onAdd, onOpen }: MealCardProps) {
  const t = useMessages(nutritionMessages)
  const format = useFormat()
  const client = useQueryClient()
  const sorted = items.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
  const eaten = items.filter(({ state }) => state === 'eaten')
  const energy = energyText(sumOf(eaten).nutrients.energy_kcal?.amount, settings, t, format)
  const place = {
    day,
    meal: meal.id,
    state: day > today ? ('planned' as const) : ('eaten' as const),
    minutes: day === today ? minutesNow() : null,
  }
  const has = new Set(items.map(({ food }) => refKey(food)))
  const offered = usual
    .filter(({ meals, food }) => (meals[meal.id] ?? 0) > 0 && !has.has(refKey(food)))
    .toSorted((a, b) => (b.meals[meal.id] ?? 0) - (a.meals[meal.id] ?? 0))
    .slice(0, OFFERED)
  const copies = (from: readonly DiaryItem[], to: Partial<DiaryItem>) => from.map((item): DiaryItem => ({ ...item, ...to, id: uuidv7() }))
  const keepMeal = async () => {
    if (
      await saveThing(client, uuidv7(), {
        kind: 'meal',
        name: meal.name,
        items: sorted.map(({ food, name, grams, portion, nutrients }) => ({ food, name, grams, portion, nutrients })),
      })
    )
      toast({ title: t.saved(meal.name), tone: 'good' })
  }
  return (
    <Card as="section" gap={2} className={styles.meal} aria-label={meal.name}>
      <div className={styles.mealHead}>
        <h3 className={styles.mealName}>{meal.name}</h3>
        {energy && eaten.length > 0 && <span className={styles.mealEnergy}>{energy}</span>}
        <IconButton icon={plus} label={t.addTo(meal.name)} onClick={onAdd} />
        <LazyMenu
          trigger={<IconButton icon={more} label={t.row.more(meal.name)} />}
          entries={[
            ...(before.length > 0
              ? [{ label: t.menu.copyYesterday, onSelect: () => void addItems(client, copies(before, { day, state: place.state })) }]
              : []),
            ...(sorted.length > 0
              ? [
                  {
                    label: t.menu.copyTomorrow,
                    onSelect: () =>
                      void addItems(client, copies(sorted, { day: addDays(day, 1), state: day < today ? 'eaten' : 'planned' })),
                  },
                  ...(day === today
                    ? []
                    : [{ label: t.menu.copyToday, onSelect: () => void addItems(client, copies(sorted, { day: today, state: 'eaten' })) }]),
                  { label: t.menu.keepMeal, onSelect: () => void keepMeal() },
                  { label: t.menu.removeAll, destructive: true, onSelect: () => void removeItems(client, sorted) },
                ]
              : []),
            { label: t.add, onSelect: onAdd },
          ]}
        />
      </div>
      {sorted.length > 0 && (
        <ul role="list" className={styles.items} aria-label={meal.name}>
          {sorted.map((item) => (
            <li key={item.id} className={styles.item} data-state={item.state}>
              <button type="button" className={styles.itemButton} aria-label={t.row.edit(item.name)} onClick={() => onOpen(item)}>
                <span className={styles.itemName}>{item.name}</span>
                <span className="note">
                  {item.state === 'planned' && <span className={styles.planned}>{t.state.planned}</span>}
                  {!settings.hidesNumbers && amountText(item, t, format)}
                </span>
              </button>
              {item.state === 'planned' ? (
                <IconButton
                  icon={check}
                  label={t.ateIt(item.name)}
                  onClick={() => void changeItems(client, [item], [{ ...item, state: 'eaten' }])}
                />
              ) : (
                <span className={styles.itemEnergy}>{energyText(amountOf(item, 'energy_kcal'), settings, t, format)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {(offered.length > 0 || (sorted.length === 0 && before.length > 0)) && (
        <Cluster gap={2}>
          {sorted.length === 0 && before.length > 0 && (
            <Button kind="soft" size="sm" onClick={() => void addItems(client, copies(before, { day, state: place.state }))}>
              {t.asBefore(day === today ? t.yesterdayWord : format.localDay(addDays(day, -1), 'short'))}
              <span className="visually-hidden"> · {meal.name}</span>
            </Button>
          )}
          {offered.map((food) => (
            <Button
              key={refKey(food.food)}
              kind="quiet"
              size="sm"
              icon={plus}
              onClick={() => void addItems(client, itemsAt(place, [food]))}
            >
              {food.name}
              <span className="visually-hidden"> · {meal.name}</span>
            </Button>
          ))}
        </Cluster>
      )}
      {sorted.length === 0 && offered.length === 0 && before.length === 0 && <p className="note">{t.nothing}</p>}
    </Card>
  )
}
