import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { lockMessages } from './messages.ts'
import { canCheckPins, isPin, PIN_PATTERN, type PinHash } from './pin.ts'
import { useWait } from './use-wait.ts'
import { waitOf, wrongTry } from './tries.ts'
import styles from './LockScreen.module.css'

type Props = { userId: string; pin: PinHash; onOpen: () => void; isFirst: boolean }

export function PinForm({ userId, pin, onOpen, isFirst }: Props) {
  const t = useMessages(lockMessages)
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const [digits, setDigits] = useState('')
  const [isChecking, setChecking] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const { wait, look } = useWait(useCallback(() => waitOf(userId), [userId]))

  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])

  const check = async (event: FormEvent) => {
    event.preventDefault()
    if (isChecking || digits === '' || waitOf(userId) > 0) return
    setChecking(true)
    // A wrong length counts as a wrong try too, so that the lock does not reveal the PIN's length.
    const isRight = PIN_PATTERN.test(digits) && (await isPin(digits, pin))
    setChecking(false)
    if (isRight) return onOpen()
    wrongTry(userId)
    setWrong(true)
    setDigits('')
    look()
    input.current?.focus()
  }

  if (!canCheckPins()) return <p className={styles.note}>{t.noCrypto}</p>
  const error = wait > 0 ? t.wait(format.duration(Math.ceil(wait / 1000))) : isWrong ? t.wrong : undefined
  return (
    <form className={styles.form} noValidate method="post" onSubmit={(event) => void check(event)}>
      <Field label={t.pin} error={error}>
        <TextInput
          ref={input}
          className={styles.pin}
          type="password"
          inputMode="numeric"
          name="journal-pin"
          maxLength={12}
          value={digits}
          readOnly={wait > 0}
          onChange={(value) => {
            setDigits(value.replace(/\D/g, ''))
            setWrong(false)
          }}
        />
      </Field>
      <Button type="submit" size="lg" kind={isFirst ? 'primary' : 'soft'} wide loading={isChecking} disabled={wait > 0}>
        {isChecking ? t.checking : t.open}
      </Button>
    </form>
  )
}
