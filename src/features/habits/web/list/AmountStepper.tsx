import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { minus, plus } from '#platform/web/ui/icons/controls.ts'
import type { HabitToday } from '../../contract.ts'
import { targetDays } from '../../engine/schedule.ts'
import { markDay, stepOf } from '../data/marks.ts'
import { parseAmount } from '#platform/web/i18n/parse-amount.ts'
import { habitMessages } from '../core/messages.ts'
import styles from './AmountStepper.module.css'

/** Today's amount with a step down, an input and a step up, beside the target. */
export function AmountStepper({ item }: { item: HabitToday }) {
  const t = useMessages(habitMessages)
  const format = useFormat()
  const client = useQueryClient()
  const [typed, setTyped] = useState<string>()
  const { habit, today, standing } = item
  const step = stepOf(habit)
  const some = t.amount(habit, step, format)
  const days = targetDays(habit)
  const target = t.amount(habit, habit.target, format)
  const plain = format.number(today.value, { useGrouping: false, maximumFractionDigits: 3 })

  function take() {
    const value = typed === undefined ? undefined : parseAmount(typed, format.locale)
    setTyped(undefined)
    if (value !== undefined && value !== today.value) void markDay(client, habit, today, { op: 'set', value })
  }

  return (
    <div className={styles.amount}>
      <IconButton
        icon={minus}
        size="sm"
        kind="soft"
        label={t.row.less(habit.name, some)}
        aria-disabled={today.value <= 0}
        onClick={() => today.value > 0 && void markDay(client, habit, today, { op: 'add', amount: -Math.min(step, today.value) })}
      />
      <input
        className={styles.value}
        inputMode="decimal"
        autoComplete="off"
        aria-label={t.row.value(habit.name)}
        value={typed ?? plain}
        size={Math.max(2, (typed ?? plain).length)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
          if (event.key === 'Escape') setTyped(undefined)
        }}
      />
      <IconButton
        icon={plus}
        size="sm"
        kind="soft"
        label={t.row.more(habit.name, some)}
        onClick={() => void markDay(client, habit, today, { op: 'add', amount: step })}
      />
      <span className="note">
        {habit.kind === 'atMost'
          ? t.row.atMost(target)
          : days > 1
            ? `${t.amount({ ...habit, unit: '' }, standing.amount, format)} ${t.row.of(target)}`
            : t.row.of(target)}
        {days > 1 && ` ${t.row.inDays(days)}`}
      </span>
      {habit.kind === 'atMost' && !today.isEntered && (
        <Button
          size="sm"
          kind="quiet"
          aria-label={t.row.noneOf(habit.name)}
          onClick={() => void markDay(client, habit, today, { op: 'set', value: 0 })}
        >
          {t.row.none}
        </Button>
      )}
    </div>
  )
}
