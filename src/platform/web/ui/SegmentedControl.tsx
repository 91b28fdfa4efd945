import { type CSSProperties, useId } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconShape } from './icons/shape.ts'
import styles from './SegmentedControl.module.css'

interface Segment<V extends string> {
  value: V
  label: string
  icon?: IconShape
}

interface SegmentedControlProps<V extends string> {
  /** Accessible name of the group. */
  label: string
  /** Two to five. */
  options: readonly Segment<V>[]
  value: V
  onChange: (value: V) => void
  /** Takes the full width of its container. */
  wide?: boolean
}

/** A choice of one of a few visible options; technically radio buttons, with their arrow keys. */
export function SegmentedControl<V extends string>({ label, options, value, onChange, wide = false }: SegmentedControlProps<V>) {
  const name = useId()
  const at = options.findIndex((option) => option.value === value)
  return (
    <fieldset className={cx(styles.group, wide && styles.wide)} style={{ '--n': options.length, '--at': at } as CSSProperties}>
      <legend className="visually-hidden">{label}</legend>
      {at >= 0 && <span className={styles.thumb} aria-hidden="true" />}
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.icon && <Icon of={option.icon} size={18} />}
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
