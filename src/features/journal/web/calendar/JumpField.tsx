import { useId, useRef } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { calendar } from '#platform/web/ui/icons/places.ts'
import { calendarMessages } from './messages.ts'
import { FIRST_DAY, LAST_DAY } from '../core/when.ts'
import { dayFrom } from './place.ts'
import styles from './PeriodBar.module.css'

/** A small button that opens the browser's date picker, to reach any day of two centuries in a few taps. */
export function JumpField({ at, onJump }: { at: LocalDay; onJump: (day: LocalDay) => void }) {
  const t = useMessages(calendarMessages)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className={styles.jump}>
      <IconButton
        icon={calendar}
        label={t.jump}
        onClick={() => {
          try {
            input.current?.showPicker()
          } catch {
            // Some browsers open the picker only by its own button: then the field itself is shown.
            input.current?.classList.add(styles.shown ?? '')
            input.current?.focus()
          }
        }}
      />
      <input
        ref={input}
        id={id}
        className={styles.field}
        type="date"
        tabIndex={-1}
        aria-label={t.jump}
        min={FIRST_DAY}
        max={LAST_DAY}
        value={at}
        onChange={(event) => {
          const day = dayFrom(event.target.value)
          if (day) onJump(day)
        }}
      />
    </span>
  )
}
