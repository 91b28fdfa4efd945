import { useFormat } from '../i18n/format.ts'
import { weekdayNames } from '../i18n/weekday-names.ts'
import { useMessages } from '../i18n/messages.ts'
import { reminderMessages } from './messages.ts'
import styles from './Weekdays.module.css'

/** A choice of weekdays as seven toggles, in the locale's order. The last chosen day cannot be switched off. */
export function Weekdays({ value, onChange }: { value: number; onChange: (mask: number) => void }) {
  const t = useMessages(reminderMessages)
  const { locale, firstWeekday } = useFormat()
  const long = weekdayNames(locale, 'long')
  const short = weekdayNames(locale, 'short')
  const order = Array.from({ length: 7 }, (_, index) => (index + firstWeekday - 1) % 7)
  return (
    <fieldset className={styles.days}>
      <legend className="visually-hidden">{t.days}</legend>
      {order.map((bit) => {
        const mask = value ^ (1 << bit)
        return (
          <label key={bit} className={styles.day}>
            <input type="checkbox" checked={(value & (1 << bit)) !== 0} disabled={mask === 0} onChange={() => onChange(mask)} />
            <span aria-hidden="true">{short[bit]!.replace('.', '').slice(0, 2)}</span>
            <span className="visually-hidden">{long[bit]}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
