import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { check } from '#platform/web/ui/icons/controls.ts'
import styles from './HabitsMiniature.module.css'
import { landingMessages } from './messages.ts'
import mini from './minis/Miniature.module.css'

/** Days of a week, one sign each: `#` done, `-` skipped, `.` open. */
const WEEKS = ['##-####', '#..#.#.', '###.###']

/** Three habits and their last days, as on their page. */
export function HabitsMiniature() {
  const t = useMessages(landingMessages).habits.mini
  return (
    <figure className={mini.screen} role="img" aria-label={t.label}>
      <div aria-hidden="true" className={mini.stack}>
        {WEEKS.map((week, at) => (
          <div key={week} className={`${mini.card} ${styles.habit}`} data-done={week.endsWith('#') || undefined}>
            <span className={styles.ring}>{week.endsWith('#') && <Icon of={check} size={24} />}</span>
            <span className={styles.words}>
              <b>{t.names[at]}</b>
              <span className={mini.small}>{t.lines[at]}</span>
            </span>
            <span className={styles.week}>
              {[...week].map((sign, day) => (
                // oxlint-disable-next-line no-array-index-key -- days of a week
                <i key={day} data-sign={sign} />
              ))}
            </span>
          </div>
        ))}
      </div>
    </figure>
  )
}
