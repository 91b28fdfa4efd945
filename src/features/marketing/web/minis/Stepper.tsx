import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { minus, plus } from '#platform/web/ui/icons/controls.ts'
import styles from './Mini.module.css'

interface StepperProps {
  label: string
  value: number
  least: number
  most: number
  /** The formatted value. */
  words: string
  less: string
  more: string
  onChange: (value: number) => void
}

/** A number with a button on either side, large enough for a thumb. */
export function Stepper({ label, value, least, most, words, less, more, onChange }: StepperProps) {
  const to = (next: number) => onChange(Math.min(most, Math.max(least, next)))
  return (
    <div role="group" aria-label={label}>
      <p className={styles.what}>{label}</p>
      <div className={styles.stepper}>
        <IconButton icon={minus} label={less} aria-disabled={value <= least} onClick={() => to(value - 1)} />
        <output>{words}</output>
        <IconButton icon={plus} label={more} aria-disabled={value >= most} onClick={() => to(value + 1)} />
      </div>
    </div>
  )
}
