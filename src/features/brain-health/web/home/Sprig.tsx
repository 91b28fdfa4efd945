import { SECTION_NAMES, type CareScore } from '../../scores/care-score.ts'
import styles from './Home.module.css'

/** View box with room for the topmost leaf above the twig's end. */
const VIEW = '8 -14 252 314'
/** A leaf that points up from its stalk, 30 long. */
const LEAF = 'M0 0C-9 -9 -9 -22 0 -31C9 -22 9 -9 0 0Z'
/** Three twigs, one per section: their start on the stem and their end. */
const TWIGS = [
  { from: [130, 205], bend: [86, 190], to: [30, 108] },
  { from: [130, 172], bend: [132, 110], to: [142, 22] },
  { from: [130, 190], bend: [182, 186], to: [232, 128] },
] as const

/** A leaf for every point of the card: green for certain points, outlined for possible ones, faint for missing ones. */
export function Sprig({ score, label }: { score: CareScore; label: string }) {
  return (
    <svg viewBox={VIEW} className={styles.sprig} role="img" aria-label={label}>
      <path d="M130 296C126 262 133 232 130 172" className={styles.stem} />
      {SECTION_NAMES.map((section, index) => {
        const { from, bend, to } = TWIGS[index]!
        const { low, high, most } = score.sections[section]
        return (
          <g key={section}>
            <path d={`M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}`} className={styles.twig} />
            {Array.from({ length: most }, (_, leaf) => {
              // The last leaf is at the tip, the others alternate along the twig.
              const at = 0.14 + (0.86 * (leaf + 1)) / most
              const x = on(at, from[0], bend[0], to[0])
              const y = on(at, from[1], bend[1], to[1])
              const along = (Math.atan2(slope(at, from[1], bend[1], to[1]), slope(at, from[0], bend[0], to[0])) * 180) / Math.PI + 90
              const turn = along + (leaf === most - 1 ? 0 : leaf % 2 === 0 ? -54 : 54)
              const state = leaf < low ? styles.green : leaf < high ? styles.open : styles.faint
              return <path key={leaf} d={LEAF} transform={`translate(${r(x)} ${r(y)})rotate(${r(turn)})`} className={state} />
            })}
          </g>
        )
      })}
    </svg>
  )
}

const on = (t: number, a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c
const slope = (t: number, a: number, b: number, c: number) => 2 * (1 - t) * (b - a) + 2 * t * (c - b)
const r = (value: number) => Math.round(value * 10) / 10
