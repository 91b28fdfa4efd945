import type { CSSProperties } from 'react'
import styles from './Fireflies.module.css'

/** Lights in the air: pollen by day, fireflies by night, at places given in hundredths of the box. Each is moved by the compositor, so that they cost a phone nothing. */
export function Fireflies({ places }: { places: readonly (readonly [x: number, y: number])[] }) {
  return (
    <div className={styles.air} aria-hidden="true">
      {places.map(([x, y]) => (
        <span key={x} style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties} />
      ))}
    </div>
  )
}
