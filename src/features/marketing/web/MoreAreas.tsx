import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { FeaturePath } from './features/core/links.ts'
import { landingMessages } from './messages.ts'
import { Mini } from './minis/Mini.tsx'
import styles from './MoreAreas.module.css'

const AREAS = {
  mind: '/brain-games-sharpen-mind',
  body: '/fitness',
  companion: '/journaling-with-ai',
} as const satisfies Record<string, FeaturePath>

/** Further areas, each with a small interactive demo. */
export function MoreAreas() {
  const t = useMessages(landingMessages)
  return (
    <section className={styles.section} aria-labelledby="more-areas">
      <Stack>
        <h2 id="more-areas" className={styles.title}>
          {t.more.title} <em>{t.more.titleTurn}</em>
        </h2>
        <p className={styles.text}>{t.more.text}</p>
      </Stack>
      <ul role="list" className={styles.bed}>
        {(Object.keys(AREAS) as (keyof typeof AREAS)[]).map((key) => (
          <li key={key} data-area={key}>
            <div>
              <h3>{t.more[key].name}</h3>
              <p className={styles.what}>{t.more[key].text}</p>
              <p className={styles.further}>
                <Link to={AREAS[key]}>{t.more.about(t.more[key].name)}</Link>
              </p>
            </div>
            <Mini of={key} />
          </li>
        ))}
      </ul>
    </section>
  )
}
