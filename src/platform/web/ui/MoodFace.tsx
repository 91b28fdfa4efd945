import { useMessages } from '../i18n/messages.ts'
import { cx } from './cx.ts'
import { uiMessages } from './messages.ts'
import styles from './MoodFace.module.css'

/** 1 is storm, 5 is sun. */
export type Mood = 1 | 2 | 3 | 4 | 5
export const moods: readonly Mood[] = [1, 2, 3, 4, 5]

interface MoodFaceProps {
  mood: Mood
  /** Pixels; 48 by default. */
  size?: number
  /** Its name; the product's own by default. */
  name?: string
  /** Writes the name under the face. Otherwise the face itself carries it for screen readers. */
  named?: boolean
  /** The words beside it say it already: decoration only. */
  decorative?: boolean
}

/** Each weather has its own outline, so it is known without its colour: cloud, raindrop, pebble in mist, leaf, sunflower. */
const outlines: Record<Mood, string> = {
  1: 'M13.4 38.5C8 38.5 4 34.8 4 30c0-4.3 3-7.7 7.3-8.3C12 14.7 17.3 9.8 24 9.8c6.2 0 11.2 4 12.6 9.9C41 20.5 44 24.2 44 28.9c0 5.5-4.1 9.6-9.6 9.6h-21Z',
  2: 'M24 3.8c1.1 0 2 .6 2.9 1.9C31.8 12.6 40.5 19.6 40.5 29c0 9-7.2 15.4-16.5 15.4S7.5 38 7.5 29c0-9.4 8.7-16.4 13.6-23.3.9-1.3 1.8-1.9 2.9-1.9Z',
  3: 'M23.2 8.4C34.6 7.9 44.3 13.7 44.5 23.6c.2 10.1-8.6 16.3-19.7 16.6C13.6 40.5 3.8 35 3.5 25 3.2 15.2 12 8.9 23.2 8.4Z',
  4: 'M9.7 39.9C1.3 27.6 6.6 5.4 41.3 5c1.5 0 2.2.8 2.3 2.2C45.3 33.5 34 44.1 20.5 44c-4.6 0-8.2-1.3-10.8-4.1Z',
  5: 'M24 3.5A6 6 0 0 1 34.3 6.3A6 6 0 0 1 41.8 13.7A6 6 0 0 1 44.5 24A6 6 0 0 1 41.8 34.3A6 6 0 0 1 34.3 41.8A6 6 0 0 1 24 44.5A6 6 0 0 1 13.7 41.8A6 6 0 0 1 6.3 34.3A6 6 0 0 1 3.5 24A6 6 0 0 1 6.3 13.7A6 6 0 0 1 13.7 6.3A6 6 0 0 1 24 3.5Z',
}

const features: Record<Mood, string> = {
  1: 'M15.4 27.1l4.2-1.7M32.6 27.1l-4.2-1.7M19.3 34c1.3-1.9 2.8-2.8 4.7-2.8s3.4.9 4.7 2.8',
  2: 'M18 27.3v1.2M30 27.3v1.2M20.2 36.2c1.1-1.2 2.4-1.8 3.8-1.8s2.7.6 3.8 1.8',
  3: 'M17.3 22v1.2M30.7 22v1.2M19.5 30.2c1.5-.7 3-.7 4.5 0s3 .7 4.5 0',
  4: 'M18.6 22.6v1.3M31 22.6v1.3M19 29.9c1.5 2.2 3.4 3.3 5.8 3.3s4.3-1.1 5.8-3.3',
  5: 'M15.8 22.2c1.2-1.7 3.4-1.7 4.6 0M27.6 22.2c1.2-1.7 3.4-1.7 4.6 0M16.6 28c1.8 4 4.2 5.9 7.4 5.9s5.6-1.9 7.4-5.9c-4.9.9-9.9.9-14.8 0Z',
}

export function MoodFace({ mood, size = 48, name, named = false, decorative = false }: MoodFaceProps) {
  const t = useMessages(uiMessages)
  const words = name ?? t.moods[mood - 1] ?? ''
  const silent = decorative || named
  return (
    <span className={cx(styles.mood, styles[`mood-${mood}`])}>
      <svg
        className={styles.face}
        viewBox="0 0 48 48"
        style={{ inlineSize: `${size / 16}rem`, blockSize: `${size / 16}rem` }}
        {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words })}
      >
        <path className={styles.outline} d={outlines[mood]} />
        {mood === 5 && <circle className={styles.heart} cx="24" cy="24" r="14.5" />}
        {mood === 4 && <path className={styles.vein} d="M41 7.5C35 10 30.5 13.4 27.5 17" />}
        <path className={styles.features} d={features[mood]} />
      </svg>
      {named && <span className={styles.name}>{words}</span>}
    </span>
  )
}
