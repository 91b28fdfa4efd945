import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { FormDialog } from './FormDialog.tsx'
import { partMessages } from './part-messages.ts'
import { pinProblem } from './pin-problem.ts'

type Props = { isNew: boolean; onSave: (pin: string) => Promise<boolean>; onClose: () => void }

export function PinDialog({ isNew, onSave, onClose }: Props) {
  const t = useMessages(partMessages).lock
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const problem = pinProblem(pin)
  const isDifferent = problem === undefined && pin !== again
  const save = async () => {
    setTried(true)
    if (problem || isDifferent) return
    setBusy(true)
    const isStored = await onSave(pin)
    setBusy(false)
    if (isStored) onClose()
  }
  const digits = { type: 'password', inputMode: 'numeric', autoComplete: 'off', maxLength: 12 } as const
  const only = (text: string) => text.replace(/\D/g, '')
  return (
    <FormDialog title={isNew ? t.setPin : t.changePin} isBusy={isBusy} onSubmit={() => void save()} onClose={onClose}>
      <Field label={t.newPin} hint={t.pinHint} error={isTried && problem ? t[problem] : undefined} required>
        <TextInput {...digits} value={pin} onChange={(value) => setPin(only(value))} />
      </Field>
      <Field label={t.again} error={isTried && isDifferent ? t.different : undefined} required>
        <TextInput {...digits} value={again} onChange={(value) => setAgain(only(value))} />
      </Field>
    </FormDialog>
  )
}
