import type { CSSProperties } from 'react'
import styles from './Fireflies.module.css'

/** Floating lights: pollen by day, fireflies by night, at positions in per cent of the box. Only the compositor animates them. */
export function Fireflies({ places }: { places: readonly (readonly [x: number, y: number])[] }) {
  return (
    <div className={styles.air} aria-hidden="true">
      {places.map(([x, y]) => (
        <span key={x} style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties} />
      ))}
    </div>
  )
}
