import { useId, type ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useField } from './Field.tsx'
import { Icon } from './Icon.tsx'
import type { IconShape } from './icons/shape.ts'
import control from './control.module.css'
import { useKeepTyped } from './keep-typed.ts'
import styles from './TextInput.module.css'

interface TextInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  onChange?: ((value: string) => void) | undefined
  /** Icon at the start, inside. */
  icon?: IconShape
  /** Short words at the end, inside: a unit. */
  suffix?: string
  /** For names and codes: the device does not correct the text. */
  isExact?: boolean
}

const EXACT = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/**
 * One line of text, a number, an address; wired to the Field around it. The browser stores no typed text for later
 * suggestions, unless `autoComplete` names the field's purpose.
 */
export function TextInput({ icon, suffix, isExact, autoComplete = 'off', onChange, className, ref, ...rest }: TextInputProps) {
  const keep = useKeepTyped(rest.value, ref)
  const field = useField()
  const unit = useId()
  const described = [field?.['aria-describedby'], rest['aria-describedby'], suffix && unit].filter(Boolean).join(' ')
  const input = (
    <input
      {...field}
      autoComplete={autoComplete}
      {...(isExact && EXACT)}
      {...rest}
      ref={keep}
      onChange={onChange && (({ target }) => onChange(target.value))}
      {...(described && { 'aria-describedby': described })}
      className={cx(control.control, icon && styles.withIcon, suffix && styles.withSuffix, className)}
    />
  )
  if (!icon && !suffix) return input
  return (
    <span className={styles.frame}>
      {icon && <Icon of={icon} size={20} className={styles.icon} />}
      {input}
      {suffix && (
        <span id={unit} className={styles.suffix} aria-hidden="true">
          {suffix}
        </span>
      )}
    </span>
  )
}
