import type { CSSProperties } from 'react'
import type { Muscle } from '#platform/body/muscles.ts'
import { BACK_MUSCLES, FRONT_MUSCLES, SILHOUETTE } from '../../figure/muscle-shapes.ts'
import styles from './BodyMap.module.css'

const HALVES = [1, -1] as const

/**
 * The muscles of a body from the front and from behind, each coloured by its `level`, 0 to 1. The same content has to appear beside it as
 * text; `label` describes it for screen readers.
 */
export function BodyMap({ levels, label }: { levels: Readonly<Partial<Record<Muscle, number>>>; label: string }) {
  return (
    <svg className={styles.map} viewBox="0 0 152 210" role="img" aria-label={label}>
      {[FRONT_MUSCLES, BACK_MUSCLES].map((muscles, side) => (
        <g key={side} transform={`translate(${side === 0 ? 37 : 115} 1)`}>
          {HALVES.map((half) => (
            <g key={half} transform={`scale(${half} 1)`}>
              <path d={SILHOUETTE} className={styles.body} />
              {muscles.map(([muscle, path]) => (
                <path key={muscle} d={path} className={styles.muscle} style={{ '--level': levels[muscle] ?? 0 } as CSSProperties} />
              ))}
            </g>
          ))}
        </g>
      ))}
    </svg>
  )
}
