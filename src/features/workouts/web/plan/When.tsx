import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Weekdays } from '#platform/web/reminders/Weekdays.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { planMessages } from './messages.ts'
import styles from './Plan.module.css'

type Days = readonly number[] | null

/** Monday, Wednesday and Friday, as the first choice. */
const USUAL = [0, 2, 4]
const maskOf = (days: readonly number[]): number => days.reduce((mask, day) => mask | (1 << day), 0)
const daysOf = (mask: number): number[] => Array.from({ length: 7 }, (_, day) => day).filter((day) => mask & (1 << day))

/** Fixed weekdays, or one session after the other; reminders and the calendar use it. */
export function When({ value, onChange }: { value: Days; onChange: (days: Days) => void }) {
  const t = useMessages(planMessages)
  return (
    <section className={styles.schedule} aria-labelledby="when">
      <h2 id="when">{t.when}</h2>
      <Switch label={t.fixed} checked={value !== null} onChange={(isFixed) => onChange(isFixed ? USUAL : null)} />
      {value && (
        <div>
          <Weekdays value={maskOf(value)} onChange={(mask) => onChange(daysOf(mask))} />
        </div>
      )}
      <p className="note">
        {value ? t.fixedText : t.freeText} <Link to="/settings/reminders">{t.remind}</Link>
      </p>
    </section>
  )
}
