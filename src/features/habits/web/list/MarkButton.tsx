import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { check } from '#platform/web/ui/icons/controls.ts'
import type { DueHabit } from '../../hub-card.ts'
import { dayTarget } from '../../engine/schedule.ts'
import { markDay, stepOf, tapOf } from '../data/marks.ts'
import { iconOf } from '../core/icons.ts'
import { habitMessages } from '../core/messages.ts'
import styles from './MarkButton.module.css'

const LONG_MS = 500
const RADIUS = 26

type Props = { item: DueHabit; onExact?: (() => void) | undefined }

/** The button to mark a habit: done, one more, or a step of its number. Holding it for half a second asks for the exact amount. */
export function MarkButton({ item, onExact }: Props) {
  const t = useMessages(habitMessages)
  const format = useFormat()
  const client = useQueryClient()
  const holding = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const wasHeld = useRef(false)
  const { habit, today, standing } = item
  const isPlain = habit.kind === 'yes' && habit.schedule.kind !== 'timesADay'
  const target = dayTarget(habit)
  const share = target > 0 ? Math.min(1, standing.amount / target) : Number(standing.isDone)
  const now = habit.kind === 'yes' ? `${format.number(today.value)} / ${format.number(target)}` : t.amount(habit, standing.amount, format)
  const label = isPlain
    ? standing.isDone
      ? t.row.unmark(habit.name)
      : t.row.mark(habit.name)
    : habit.kind === 'yes'
      ? t.row.oneMore(habit.name, now)
      : t.row.addSome(habit.name, t.amount(habit, stepOf(habit), format), now)

  const cancelLongPress = () => clearTimeout(holding.current)
  return (
    <button
      type="button"
      className={styles.mark}
      data-done={standing.isDone || undefined}
      data-limit={habit.kind === 'atMost' || undefined}
      data-skipped={today.isSkipped || undefined}
      aria-label={label}
      {...(isPlain && { 'aria-pressed': standing.isDone })}
      onPointerDown={() => {
        wasHeld.current = false
        if (!onExact) return
        holding.current = setTimeout(() => {
          wasHeld.current = true
          onExact()
        }, LONG_MS)
      }}
      onPointerUp={cancelLongPress}
      onPointerLeave={cancelLongPress}
      onPointerCancel={cancelLongPress}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (!wasHeld.current) void markDay(client, habit, today, tapOf(habit, today))
        wasHeld.current = false
      }}
    >
      <svg viewBox="0 0 56 56" aria-hidden="true" className={styles.ring}>
        <circle cx="28" cy="28" r={RADIUS} className={styles.track} />
        {!isPlain && share > 0 && (
          <circle cx="28" cy="28" r={RADIUS} className={styles.fill} pathLength={1} strokeDasharray={`${share} 1`} />
        )}
      </svg>
      <span className={styles.bloom} aria-hidden="true" />
      <span className={styles.sign} key={String(standing.isDone)}>
        {standing.isDone && habit.kind !== 'atMost' ? <Icon of={check} size={28} /> : <Icon of={iconOf(habit.icon)} size={26} />}
      </span>
      {habit.kind === 'yes' && !isPlain && (
        <span className={styles.count} aria-hidden="true">
          {format.number(today.value)}
        </span>
      )}
    </button>
  )
}
