import { useMessages } from '#platform/web/i18n/messages.ts'
import { speciesOf } from '../core/hues.ts'
import { LazyPlant } from '#platform/web/botany/LazyPlant.tsx'
import { habitMessages } from '../core/messages.ts'
import styles from './AllDone.module.css'

/** Shown when all habits of today are done: their plants as a bunch. */
export function AllDone({ ids }: { ids: readonly string[] }) {
  const t = useMessages(habitMessages)
  return (
    <div className={styles.card} role="status">
      <div className={styles.bunch} aria-hidden="true">
        {ids.slice(0, 5).map((id) => (
          <LazyPlant key={id} species={speciesOf(id)} seed={id} growth={0.9} detail={0.4} box="fit" ground={false} decorative />
        ))}
      </div>
      <div>
        <p className={styles.title}>{t.allDone.title}</p>
        <p className={styles.text}>{t.allDone.text}</p>
      </div>
    </div>
  )
}
