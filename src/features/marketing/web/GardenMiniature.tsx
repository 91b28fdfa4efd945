import { useMessages } from '#platform/web/i18n/messages.ts'
import styles from './GardenMiniature.module.css'
import { Grown } from './Grown.tsx'
import { landingMessages } from './messages.ts'
import mini from './minis/Miniature.module.css'

/** A corner of a garden with three beds. `picture`: `garden-alone` for pages without the meadow. */
export function GardenMiniature({ picture = 'garden' }: { picture?: 'garden' | 'garden-alone' }) {
  const t = useMessages(landingMessages).garden.mini
  return (
    <figure className={`${mini.screen} ${styles.screen}`} role="img" aria-label={t.label}>
      <div aria-hidden="true">
        <Grown name={picture} className={styles.garden} />
        <ol role="list" className={styles.beds}>
          {t.beds.map((bed) => (
            <li key={bed}>{bed}</li>
          ))}
        </ol>
      </div>
    </figure>
  )
}
