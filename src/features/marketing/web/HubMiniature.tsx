import { useMessages } from '#platform/web/i18n/messages.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { play } from '#platform/web/ui/icons/media.ts'
import { Stat } from '#platform/web/ui/Stat.tsx'
import { Grown } from './Grown.tsx'
import styles from './HubMiniature.module.css'
import { landingMessages } from './messages.ts'
import mini from './minis/Miniature.module.css'
import { WEEK } from './week.ts'

/** The hub in the morning. */
export function HubMiniature() {
  const t = useMessages(landingMessages).hub.mini
  const format = useFormat()
  return (
    <figure className={mini.screen} role="img" aria-label={t.label}>
      <div aria-hidden="true" className={mini.stack}>
        <div>
          <p className={mini.heading}>{t.hello}</p>
          <p className="soft">{t.sub}</p>
        </div>
        <div className={mini.card}>
          <p className={mini.label}>{t.week}</p>
          <Grown name="week" className={styles.plants} />
          <ol role="list" className={styles.week}>
            {WEEK.map((minutes, index) => (
              <li key={t.weekdays[index]} data-today={index === WEEK.length - 1 || undefined}>
                <span>{t.weekdays[index]}</span>
                <span className={styles.minutes}>{minutes > 0 ? format.number(minutes) : '·'}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.stats}>
          <div className={mini.card}>
            <Stat label={t.minutes} value={format.number(WEEK.at(-1)!)} />
          </div>
          <div className={mini.card}>
            <Stat label={t.points} value={format.number(1904)} />
          </div>
          <div className={mini.card}>
            <Stat label={t.days} value={format.number(148)} />
          </div>
        </div>
        <div className={styles.next} data-area="soul">
          <span className={styles.play}>
            <Icon of={play} size={22} />
          </span>
          <span>
            <span className={mini.small}>{t.next}</span>
            <b>{t.track}</b>
          </span>
          <span className={styles.left}>{t.left}</span>
        </div>
      </div>
    </figure>
  )
}
