import { Link } from 'react-router'
import { moveLayers } from '#platform/web/botany/parallax.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Fireflies } from './Fireflies.tsx'
import { Grown } from './Grown.tsx'
import styles from './Hero.module.css'
import { landingMessages } from './messages.ts'

const TRAVEL = 22
const BESIDE_THE_WORDS = [
  [7, 44],
  [14, 71],
  [23, 60],
  [31, 83],
  [38, 68],
  [47, 77],
  [55, 88],
  [63, 70],
  [72, 81],
  [80, 63],
  [88, 74],
  [94, 47],
] as const
const move = (box: HTMLElement): (() => void) => moveLayers(box, TRAVEL)

/** The clearing, in one composition for phones and one for wider windows. */
export function Hero() {
  const t = useMessages(landingMessages).hero
  return (
    <section className={styles.hero} aria-labelledby="welcome">
      <Grown name="clearing-wide" className={styles.wide} onStanding={move} />
      <Grown name="clearing-tall" className={styles.tall} onStanding={move} />
      <Fireflies places={BESIDE_THE_WORDS} />
      <div className={styles.words}>
        <h1 id="welcome" className={styles.title}>
          {t.title}{' '}
          <em>
            <span>{t.titleTurn}</span> <span>{t.titleEnd}</span>
          </em>
        </h1>
        <p className={styles.text}>{t.text}</p>
        <div className={styles.doors}>
          <Link to="/signup" className={buttonClass({ size: 'lg' })}>
            {t.begin}
          </Link>
          <Link to="/login" className={styles.login}>
            {t.login}
          </Link>
        </div>
        <p className={styles.note}>{t.note}</p>
      </div>
      <Grown name="meadow" className={styles.meadow} />
    </section>
  )
}
