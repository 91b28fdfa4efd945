import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { eyeOff } from '#platform/web/ui/icons/marks.ts'
import { waves, gift } from '#platform/web/ui/icons/choices.ts'
import { key, leaf, shield } from '#platform/web/ui/icons/things.ts'
import { hub } from '#platform/web/ui/icons/places.ts'
import { Fireflies } from './Fireflies.tsx'
import { Grown } from './Grown.tsx'
import { landingMessages } from './messages.ts'
import styles from './Privacy.module.css'

const PROMISES = [
  { key: 'home', of: hub },
  { key: 'trackers', of: eyeOff },
  { key: 'keys', of: key },
  { key: 'sound', of: waves },
  { key: 'export', of: gift },
  { key: 'leave', of: shield },
] as const

const FIREFLIES = [
  [6, 22],
  [17, 70],
  [29, 12],
  [38, 88],
  [52, 30],
  [63, 8],
  [71, 62],
  [83, 18],
  [94, 48],
  [90, 90],
] as const

/** The night forest: dark in both themes. The current code must fulfil the promises made here; see README. */
export function Privacy() {
  const t = useMessages(landingMessages).privacy
  return (
    <div data-theme="dark">
      <Grown name="treeline" className={styles.treeline} />
      <section className={styles.section} aria-labelledby="privacy">
        <Fireflies places={FIREFLIES} />
        <div className={styles.inner}>
          <div className={styles.words}>
            <Icon of={leaf} size={36} className={styles.leaf} />
            <h2 id="privacy" className={styles.title}>
              {t.title} <em className={styles.turn}>{t.titleTurn}</em>
            </h2>
            <p className={styles.text}>{t.text}</p>
          </div>
          <ul role="list" className={styles.promises}>
            {PROMISES.map(({ key, of }) => (
              <li key={key}>
                <Icon of={of} size={26} />
                <h3>{t.promises[key].title}</h3>
                <p>{t.promises[key].text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  )
}
