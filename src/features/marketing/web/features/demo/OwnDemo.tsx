import { lazyInView } from '../../minis/lazy-in-view.ts'
import { placeOf } from '../../minis/place-of.tsx'
import styles from './OwnDemo.module.css'

const PARTS = {
  page: lazyInView('page', () => import('./JournalDemo.tsx').then((file) => file.JournalDemo)),
  breath: lazyInView('breath', () => import('./BreathDemo.tsx').then((file) => file.BreathDemo)),
  sea: lazyInView('sea', () => import('../../SoulMiniature.tsx').then((file) => file.SoulMiniature)),
}

/** A demo in the prerendered page. */
export const OwnDemo = placeOf(PARTS, styles.place)
