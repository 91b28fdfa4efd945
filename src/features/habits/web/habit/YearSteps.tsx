import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { chevronEnd, chevronStart } from '#platform/web/ui/icons/controls.ts'
import styles from './YearSteps.module.css'

/** A year, and the ones before and after it. `years` newest first. */
export function YearSteps({
  label,
  years,
  year,
  onChange,
}: {
  label: string
  years: readonly string[]
  year: string
  onChange: (year: string) => void
}) {
  const at = years.indexOf(year)
  const [earlier, later] = [years[at + 1], years[at - 1]]
  return (
    <div className={styles.years} role="group" aria-label={label}>
      <IconButton
        icon={chevronStart}
        label={earlier ?? String(Number(year) - 1)}
        aria-disabled={!earlier}
        onClick={() => earlier && onChange(earlier)}
      />
      <span aria-live="polite">{year}</span>
      <IconButton
        icon={chevronEnd}
        label={later ?? String(Number(year) + 1)}
        aria-disabled={!later}
        onClick={() => later && onChange(later)}
      />
    </div>
  )
}
