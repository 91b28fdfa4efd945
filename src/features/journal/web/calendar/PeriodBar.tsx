import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { chevronEnd, chevronStart } from '#platform/web/ui/icons/controls.ts'
import { FIRST_DAY, LAST_DAY } from '../core/when.ts'
import { addMonths } from '../../add-months.ts'
import { JumpField } from './JumpField.tsx'
import { calendarMessages } from './messages.ts'
import { monthOf, withinBounds, yearOf } from './months.ts'
import type { View } from './place.ts'
import styles from './PeriodBar.module.css'

type Props = { view: View; at: LocalDay; today: LocalDay; onMove: (day: LocalDay) => void }

/** The shown month or year, with navigation to others. */
export function PeriodBar({ view, at, today, onMove }: Props) {
  const t = useMessages(calendarMessages)
  const format = useFormat()
  const isMonth = view === 'month'
  const step = isMonth ? 1 : 12
  const part = (day: LocalDay) => (isMonth ? monthOf(day) : String(yearOf(day)))
  const isNow = part(today) === part(at)
  return (
    <div className={styles.period}>
      <IconButton
        icon={chevronStart}
        label={isMonth ? t.previousMonth : t.previousYear}
        disabled={part(at) === part(FIRST_DAY)}
        onClick={() => onMove(withinBounds(addMonths(at, -step)))}
      />
      <h2 className={styles.name} aria-live="polite">
        {isMonth ? format.localDay(`${monthOf(at)}-01`, 'month') : yearOf(at)}
      </h2>
      <IconButton
        icon={chevronEnd}
        label={isMonth ? t.nextMonth : t.nextYear}
        disabled={part(at) === part(LAST_DAY)}
        onClick={() => onMove(withinBounds(addMonths(at, step)))}
      />
      <JumpField at={at} onJump={onMove} />
      <Button
        kind="quiet"
        size="sm"
        onClick={() => onMove(today)}
        className={isNow ? styles.away : undefined}
        aria-hidden={isNow}
        disabled={isNow}
      >
        {t.goToday}
      </Button>
    </div>
  )
}
