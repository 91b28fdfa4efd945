import { lazyInView } from './lazy-in-view.ts'
import { placeOf } from './place-of.tsx'
import styles from './Mini.module.css'

const PARTS = {
  journal: lazyInView('journal', () => import('./JournalMiniature.tsx').then((file) => file.JournalMiniature)),
  mind: lazyInView('mind', () => import('./MindMiniature.tsx').then((file) => file.MindMiniature)),
  body: lazyInView('body', () => import('./BodyMiniature.tsx').then((file) => file.BodyMiniature)),
  companion: lazyInView('companion', () => import('./CompanionMiniature.tsx').then((file) => file.CompanionMiniature)),
}

/** A small working screen. */
export const Mini = placeOf(PARTS, styles.place)
