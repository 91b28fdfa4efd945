import { useQueryClient } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useNavigate } from 'react-router'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { grip } from '#platform/web/ui/icons/tools.ts'
import { check, more, plus } from '#platform/web/ui/icons/controls.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import type { DiaryItem } from '../../contract/diary.ts'
import type { NutritionSettings } from '../../contract/things.ts'
import { amountText } from '../core/amounts.ts'
import { nutritionMessages } from '../core/messages.ts'
import { ROOT } from '../core/RoomTabs.tsx'
import { changeItems } from '../data/writing.ts'
import { isSame, type Cell } from './cells.ts'
import { planMessages } from './messages.ts'
import type { useBoard } from './use-board.ts'
import styles from './Plan.module.css'

interface DayColumnProps {
  day: LocalDay
  today: LocalDay
  meals: readonly { id: string; name: string }[]
  /** Items in display order: a held item is at its target. */
  items: readonly DiaryItem[]
  board: ReturnType<typeof useBoard>
  hintId: string
  settings: NutritionSettings
  onAdd: (cell: Cell) => void
  onOpen: (item: DiaryItem) => void
  onCopy: () => void
}

/** One day of the week, meal by meal. */
export function DayColumn({ day, today, meals, items, board, hintId, settings, onAdd, onOpen, onCopy }: DayColumnProps) {
  const t = useMessages(planMessages)
  const words = useMessages(nutritionMessages)
  const format = useFormat()
  const client = useQueryClient()
  const navigate = useNavigate()
  const name = format.localDay(day, 'day')
  return (
    <section
      className={styles.day}
      aria-label={name}
      data-today={day === today || undefined}
      style={{ '--rows': meals.length + 1 } as CSSProperties}
    >
      <div className={styles.dayHead}>
        <h3 className={styles.dayName}>{name}</h3>
        <LazyMenu
          trigger={<IconButton icon={more} size="sm" label={t.dayMenu(name)} />}
          entries={[
            ...(items.length > 0 ? [{ label: t.copyDay, onSelect: onCopy }] : []),
            { label: t.open, onSelect: () => void navigate(day === today ? ROOT : `${ROOT}?day=${day}`) },
          ]}
        />
      </div>
      {meals.map((meal) => {
        const own = items.filter((item) => item.meal === meal.id).toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
        return (
          <Stack
            key={meal.id}
            gap={1}
            className={styles.cell}
            data-day={day}
            data-meal={meal.id}
            data-over={(board.held && isSame(board.held.at, { day, meal: meal.id })) || undefined}
          >
            <div className={styles.mealHead}>
              <h4 className={styles.mealName}>{meal.name}</h4>
              <IconButton icon={plus} size="sm" label={t.addTo(meal.name, name)} onClick={() => onAdd({ day, meal: meal.id })} />
            </div>
            {own.length > 0 && (
              <Stack as="ul" role="list" gap={1} aria-label={t.place(meal.name, name)}>
                {own.map((item) => (
                  <li key={item.id} className={styles.item} data-state={item.state} data-lifted={board.held?.id === item.id || undefined}>
                    {item.state === 'planned' && (
                      <IconButton
                        {...board.gripProps(item.id, { day, meal: meal.id })}
                        icon={grip}
                        size="sm"
                        label={t.grip(item.name, meal.name, name)}
                        hint={t.gripHint}
                        aria-describedby={hintId}
                        className={styles.grip ?? ''}
                      />
                    )}
                    <button type="button" className={styles.name} onClick={() => onOpen(item)}>
                      {item.name}
                      <span className={styles.amount}>
                        {dotted([item.state === 'eaten' ? t.eaten : '', settings.hidesNumbers ? '' : amountText(item, words, format)])}
                      </span>
                      <span className="visually-hidden">{t.change(meal.name, name)}</span>
                    </button>
                    {item.state === 'planned' && day <= today && (
                      <IconButton
                        icon={check}
                        size="sm"
                        label={`${t.ate(item.name)} (${t.place(meal.name, name)})`}
                        onClick={() => void changeItems(client, [item], [{ ...item, state: 'eaten' }])}
                      />
                    )}
                  </li>
                ))}
              </Stack>
            )}
          </Stack>
        )
      })}
    </section>
  )
}
