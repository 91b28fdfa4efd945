import { useMemo } from 'react'
import '#platform/web/botany/botany.css'
import { useTurn } from '#platform/web/botany/use-turn.ts'
import { PORTRAIT, portraitMarkup, type PortraitPart } from './portrait.ts'
import styles from './Portrait.module.css'

/** The picture of a profile. Our own generator makes its markup from numbers alone, so it is safe to set as HTML. */
export function Portrait({ parts, label }: { parts: readonly PortraitPart[]; label: string }) {
  const isOn = useTurn()
  const markup = useMemo(() => (isOn ? portraitMarkup(parts) : ''), [isOn, parts])
  return (
    <svg
      className={styles.portrait}
      viewBox={`0 0 ${PORTRAIT.width} ${PORTRAIT.height}`}
      role="img"
      aria-label={label}
      strokeLinecap="round"
      preserveAspectRatio="xMidYMax meet"
    >
      <g dangerouslySetInnerHTML={{ __html: markup }} />
    </svg>
  )
}
