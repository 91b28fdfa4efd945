import { useId } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { check, plus } from './icons/controls.ts'
import type { IconShape } from './icons/shape.ts'
import styles from './Chips.module.css'

interface ChipOption<V extends string> {
  value: V
  label: string
  icon?: IconShape
}

interface ChipsProps<V extends string> {
  /** Accessible name of the group. */
  label: string
  options: readonly ChipOption<V>[]
  value: readonly V[]
  onChange: (value: V[]) => void
  /** At most one is chosen (pressing it again clears it). */
  single?: boolean
}

/** A choice of any number of options, as leaf-shaped chips; technically checkboxes. */
export function Chips<V extends string>({ label, options, value, onChange, single = false }: ChipsProps<V>) {
  const name = useId()
  const toggle = (chip: V, on: boolean) => {
    if (!on) onChange(value.filter((other) => other !== chip))
    else onChange(single ? [chip] : [...value, chip])
  }
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={cx(styles.chip, styles.choice)}>
          <input
            type="checkbox"
            name={name}
            checked={value.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
          <Icon of={value.includes(option.value) ? check : (option.icon ?? plus)} size={16} className={styles.mark} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
