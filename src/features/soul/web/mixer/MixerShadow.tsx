import { Card } from '#platform/web/ui/Card.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { SOUND_GROUPS, type SoundGroup } from '../../mixer.ts'
import styles from './Mixer.module.css'

/** Placeholder for the body of the mixer. */
export function MixerShadow() {
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <Card look="tinted" gap={4}>
          <Skeleton shape="card" width="100%" height="3.5rem" />
          <Skeleton shape="card" width="12rem" height="3.5rem" />
          <Skeleton shape="card" width="100%" height="6rem" />
        </Card>
        <Skeleton shape="card" width="100%" height="8rem" />
      </div>
      <div className={styles.groups}>
        {(Object.keys(SOUND_GROUPS) as SoundGroup[]).map((group) => (
          <div key={group}>
            <Skeleton shape="line" width="8rem" height="1.6rem" className={styles.heading} />
            <ul role="list" className={styles.sounds}>
              {SOUND_GROUPS[group].map((id) => (
                <li key={id} className={styles.sound}>
                  <Skeleton shape="line" width="80%" height="1.4rem" />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}
