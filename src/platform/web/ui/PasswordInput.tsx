import { type ComponentProps, useEffect, useState } from 'react'
import { useMessages } from '../i18n/messages.ts'
import { cx } from './cx.ts'
import { useField } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { eye, eyeOff } from './icons/marks.ts'
import { uiMessages } from './messages.ts'
import control from './control.module.css'
import { useKeepTyped } from './keep-typed.ts'
import styles from './PasswordInput.module.css'

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type' | 'ref' | 'onChange'> {
  onChange?: ((value: string) => void) | undefined
  /** Tells password managers which one this is. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password with an eye to look at it. It hides again when its form is sent, so that no password lands in the browser's form memory. */
export function PasswordInput({ onChange, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const input = useKeepTyped<HTMLInputElement>(rest.value)
  const field = useField()
  const t = useMessages(uiMessages)
  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [input])
  return (
    <span className={styles.frame}>
      <input
        {...field}
        {...rest}
        ref={input}
        onChange={onChange && (({ target }) => onChange(target.value))}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cx(control.control, styles.input, className)}
      />
      <IconButton
        className={styles.reveal}
        icon={shown ? eye : eyeOff}
        label={shown ? t.hidePassword : t.showPassword}
        onClick={() => setShown(!shown)}
        disabled={rest.disabled}
      />
    </span>
  )
}
